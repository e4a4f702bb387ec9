import * as z from 'zod/mini'
import { clock } from '../contract/clock.ts'
import { isDay } from '../contract/day.ts'
import { optional, optionalChoice } from '../contract/optional.ts'
import { line } from '../contract/text.ts'
import { daysAfter } from '../contract/time-zone.ts'

export const workplaces = ['on_site', 'partly', 'remote'] as const
export const workLanguages = ['sv', 'en', 'no', 'da', 'fi', 'de', 'pl'] as const
export const lengthUnits = ['weeks', 'months'] as const
/** A rate by the hour, or a fixed price for the whole. */
export const budgetUnits = ['hour', 'fixed'] as const

/** The least and the most that each number may be; budgets in whole kronor. */
export const factBounds = {
  length: [1, 100],
  hour: [100, 10_000],
  fixed: [1_000, 100_000_000],
} as const

/** The first and the last day on which work may start: it may have begun already, and nobody plans further. */
export const startBounds = (now: number): readonly [string, string] => {
  const today = new Date(now).toISOString().slice(0, 10)
  return [daysAfter(today, -365), daysAfter(today, 5 * 365)]
}

const isPlausibleStart = (start: string): boolean => {
  const [first, last] = startBounds(clock.now())
  return first <= start && start <= last
}

const startDay = line({ max: 10 }).check(
  z.refine(text => text === '' || isDay(text), { error: 'invalid', abort: true }),
  z.refine(text => text === '' || isPlausibleStart(text), 'out_of_range'),
)

const whole = ([least, most]: readonly [number, number]) =>
  z.int('invalid').check(z.minimum(least, 'out_of_range'), z.maximum(most, 'out_of_range'))

const length = z.strictObject({
  count: whole(factBounds.length),
  unit: z.enum(lengthUnits, 'invalid'),
})

/** Of a discriminated union the bounds are those of the chosen unit. */
const budget = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('hour'), kronor: whole(factBounds.hour) }),
  z.strictObject({ unit: z.literal('fixed'), kronor: whole(factBounds.fixed) }),
])

/** What a business may state about a project besides its description; in the order in which it is asked. */
export const inquiryFactFields = {
  title: optional(line({ max: 160 })),
  workplace: optionalChoice(workplaces),
  place: optional(line({ max: 120 })),
  languages: optional(
    z.array(z.enum(workLanguages, 'invalid'), 'invalid').check(z.maxLength(workLanguages.length, 'too_many')),
  ),
  startsOn: optional(startDay),
  length: optional(length),
  budget: optional(budget),
  costCentre: optional(line({ max: 60 })),
  wantsNda: optional(z.boolean('invalid')),
  /** Only a name; partners see it once they have agreed. */
  contactOnSite: optional(line({ max: 120 })),
}

export const inquiryFacts = z.strictObject(inquiryFactFields)

export type InquiryFacts = z.output<typeof inquiryFacts>

export type FactName = keyof InquiryFacts

export const factNames = Object.keys(inquiryFactFields) as FactName[]

/** The facts of an inquiry that states none. */
export const noFacts = inquiryFacts.parse({})

/** The facts as they are stored: what was plausible once stays readable. */
export const storedFacts = z.object({
  title: z.nullable(z.string()),
  workplace: z.nullable(z.enum(workplaces)),
  place: z.nullable(z.string()),
  languages: z.nullable(z.array(z.enum(workLanguages))),
  startsOn: z.nullable(z.string()),
  length: z.nullable(z.object({ count: z.number(), unit: z.enum(lengthUnits) })),
  budget: z.nullable(z.object({ unit: z.enum(budgetUnits), kronor: z.number() })),
  costCentre: z.nullable(z.string()),
  wantsNda: z.nullable(z.boolean()),
  contactOnSite: z.nullable(z.string()),
})

import * as z from 'zod/mini'
import { optionalDayWithin } from '../contract/day-within.ts'
import { optional, optionalChoice } from '../contract/optional.ts'
import { line, requiredLine } from '../contract/text.ts'
import { serviceSlugs } from '../service-catalogue.ts'

/** From the first steps to the person whom the others ask. */
export const skillLevels = ['basic', 'independent', 'experienced', 'expert'] as const

export const languageLevels = ['basic', 'working', 'fluent', 'native'] as const

/** How far a partner travels from their place. */
export const travelReaches = ['local', 'region', 'country', 'abroad'] as const

/** Where a partner works: at the client's, there and elsewhere, or only elsewhere. */
export const workplaces = ['on_site', 'partly', 'remote'] as const

/** The languages that work is done in, as codes of ISO 639-1: a reader sees their names in their own language. */
export const workLanguages = [
  ...['sv', 'en', 'no', 'da', 'fi', 'is', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'cs', 'sk', 'hu'],
  ...['ro', 'bg', 'el', 'hr', 'bs', 'sr', 'sq', 'et', 'lv', 'lt', 'uk', 'ru', 'tr', 'ar', 'fa', 'ku'],
  ...['so', 'hi', 'ur', 'bn', 'zh', 'ja', 'ko', 'vi', 'th'],
] as const

/** What a number may be; what lies outside is a slip of the hand. */
export const factBounds = {
  years: { min: 0, max: 60 },
  hoursPerWeek: { min: 1, max: 60 },
  /** Whole kronor an hour. */
  rate: { min: 100, max: 10_000 },
} as const

/** The first day may lie this far from today: what was said a year ago still counts, 1926 does not. */
const startBounds = { daysBack: 366, daysAhead: 3 * 366 } as const

export const maxFacts = { services: 12, skills: 30, words: 30, languages: 12 } as const

const skillFields = { name: requiredLine({ max: 60 }), level: optionalChoice(skillLevels) }

const within = ({ min, max }: { min: number; max: number }) =>
  optional(z.int('out_of_range').check(z.gte(min, 'out_of_range'), z.lte(max, 'out_of_range')))

const few = <Schema extends z.ZodMiniType>(schema: Schema, max: number) =>
  z.array(schema).check(z.maxLength(max, { error: 'too_many', abort: true }))

/** Short words, each of them once. */
const words = few(requiredLine({ max: 80 }), maxFacts.words).check(
  z.overwrite(all => all.filter((word, at) => all.indexOf(word) === at)),
)

/** What a partner states beside the profile's own words, so that it can be searched and compared. All of it is optional. */
export const partnerFactsFields = {
  services: few(z.enum(serviceSlugs, 'invalid'), maxFacts.services).check(
    z.overwrite(chosen => serviceSlugs.filter(slug => chosen.includes(slug))),
  ),
  skills: few(z.strictObject({ ...skillFields, years: within(factBounds.years) }), maxFacts.skills),
  /** Of work in the trade as a whole. */
  years: within(factBounds.years),
  platforms: words,
  certificates: words,
  industries: words,
  languages: few(
    z.strictObject({ language: z.enum(workLanguages, 'invalid'), level: optionalChoice(languageLevels) }),
    maxFacts.languages,
  ),
  place: optional(line({ max: 80 })),
  travel: optionalChoice(travelReaches),
  workplace: optionalChoice(workplaces),
  availableFrom: optionalDayWithin(startBounds),
  hoursPerWeek: within(factBounds.hoursPerWeek),
  rate: within(factBounds.rate),
}

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema)

/** Facts as they were stored, under the rules of that day. */
export const partnerFacts = z.object({
  services: z.array(z.enum(serviceSlugs)),
  skills: z.array(
    z.object({ name: z.string(), level: orNull(z.enum(skillLevels)), years: orNull(z.number()) }),
  ),
  years: orNull(z.number()),
  platforms: z.array(z.string()),
  certificates: z.array(z.string()),
  industries: z.array(z.string()),
  languages: z.array(z.object({ language: z.enum(workLanguages), level: orNull(z.enum(languageLevels)) })),
  place: orNull(z.string()),
  travel: orNull(z.enum(travelReaches)),
  workplace: orNull(z.enum(workplaces)),
  availableFrom: orNull(z.string()),
  hoursPerWeek: orNull(z.number()),
  rate: orNull(z.number()),
})

export type PartnerFacts = z.infer<typeof partnerFacts>

/** The facts of a partner who has not stated any. */
export const noFacts: PartnerFacts = {
  services: [],
  skills: [],
  years: null,
  platforms: [],
  certificates: [],
  industries: [],
  languages: [],
  place: null,
  travel: null,
  workplace: null,
  availableFrom: null,
  hoursPerWeek: null,
  rate: null,
}

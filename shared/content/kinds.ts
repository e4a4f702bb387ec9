import * as z from 'zod/mini'
import { day } from '../contract/day.ts'
import { paragraph, requiredLine } from '../contract/text.ts'
import { standardCost } from '../cost-example.ts'

const line = requiredLine({ max: 160 })
const text = paragraph({ max: 1_000 })
const count = z.int('invalid').check(z.gte(0, 'invalid'), z.lte(100_000_000, 'invalid'))
const amount = z.number('invalid').check(z.gte(0, 'invalid'), z.lte(100_000_000, 'invalid'))
/** The markup is a share of it. */
const positive = z.number('invalid').check(z.gte(1, 'invalid'), z.lte(100_000_000, 'invalid'))
const shown = z.boolean('invalid')

/** The same words in both languages: neither can be missing. */
const inBoth = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => ({
  sv: z.strictObject(shape),
  en: z.strictObject(shape),
})

/** What each kind of content consists of; the part of a name before its first dot is its kind. */
export const contentKinds = {
  claims: z.strictObject({ value: count, shown }),
  results: z.strictObject({ value: amount, shown }),
  cost: z.strictObject(
    Object.fromEntries(
      Object.keys(standardCost).map(name => [name, name === 'baseSalary' ? positive : amount]),
    ),
  ),
  promises: z.strictObject({ restDaysCount: z.boolean('invalid') }),
  badges: z.strictObject({ id: line, mark: line, shown, ...inBoth({ name: line, about: line }) }),
  timeline: z.strictObject({
    year: z.int('invalid'),
    reached: z.boolean('invalid'),
    ...inBoth({ title: line, text }),
  }),
  meetups: z.strictObject({
    id: line,
    date: day,
    attendees: count,
    recording: count,
    shown,
    ...inBoth({ title: line, highlights: z.array(line).check(z.minLength(1, 'required')) }),
  }),
  learning: z.strictObject({ id: line, published: day, shown, ...inBoth({ title: line, text }) }),
} as const

export type ContentKind = keyof typeof contentKinds

/** The kinds that operators may add entries to. A page reads all entries of such a kind at once. */
const collections: readonly string[] = ['meetups', 'learning'] satisfies readonly ContentKind[]

export const isCollection = (kind: string): boolean => collections.includes(kind)

/** The kind in a name such as `claims.notice`; null if there is no such kind. */
export const kindOf = (name: string): ContentKind | null => {
  const [kind = ''] = name.split('.')
  return Object.hasOwn(contentKinds, kind) ? (kind as ContentKind) : null
}

/** The name under which pages read this content. */
export const readName = (name: string): string => {
  const kind = kindOf(name)
  return kind && isCollection(kind) ? kind : name
}

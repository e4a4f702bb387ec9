import * as z from 'zod/mini'
import { day } from '../contract/day.ts'
import { paragraph, requiredLine } from '../contract/text.ts'
import { standardCost } from '../cost-example.ts'
import { canBeFilled } from '../phrases/can-be-filled.ts'

const line = requiredLine({ max: 160 })
const text = paragraph({ max: 1_000 })
const count = z.int('invalid').check(z.gte(0, 'invalid'), z.lte(100_000_000, 'invalid'))
const amount = z.number('invalid').check(z.gte(0, 'invalid'), z.lte(100_000_000, 'invalid'))
/** The markup is a share of it. */
const positive = z.number('invalid').check(z.gte(1, 'invalid'), z.lte(100_000_000, 'invalid'))
const shown = z.boolean('invalid')

const unknownName =
  'names what this page does not know. A claim is {notice}, what is left out with it [in brackets], never within others.'

/** Words that may name claims, and these further facts of the page. */
const stating = (words: typeof text, ...facts: string[]) =>
  words.check(z.refine(typed => canBeFilled(typed, facts), unknownName))

/** The same words in both languages: neither can be missing. */
const inBoth = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => ({
  sv: z.strictObject(shape),
  en: z.strictObject(shape),
})

const figure = z.strictObject({ value: count, shown })
const paragraphs = { title: stating(line), text: stating(text) }
const faqFacts = ['value', 'discount', 'discountedFrom', 'most']

/** What each kind of content consists of; the part of a name before its first dot is its kind. */
export const contentKinds = {
  claims: figure,
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
  pitch: z.strictObject({ shown, ...inBoth({ name: line }) }),
  reasons: z.strictObject({ id: line, shown, ...inBoth(paragraphs) }),
  vision: z.strictObject({
    id: z.string('required').check(z.regex(/^20\d\d$/, 'is a year, such as 2030.')),
    reached: z.boolean('invalid'),
    shown,
    ...inBoth(paragraphs),
  }),
  team: z.strictObject({ id: line, shown, ...inBoth(paragraphs) }),
  faq: z.strictObject({
    id: line,
    shown,
    ...inBoth({ question: stating(line, ...faqFacts), answer: stating(text, ...faqFacts) }),
  }),
  offers: figure,
  dates: z.strictObject({ date: day, shown }),
  learning: z.strictObject({ id: line, published: day, shown, ...inBoth({ title: line, text }) }),
} as const

export type ContentKind = keyof typeof contentKinds

/** The kinds that operators may add entries to. A page reads all entries of such a kind at once. */
const collections: readonly string[] = [
  'meetups',
  'learning',
  'reasons',
  'vision',
  'team',
  'faq',
] satisfies readonly ContentKind[]

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

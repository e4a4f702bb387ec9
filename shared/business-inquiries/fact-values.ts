import { type Language, locales } from '../contract/language.ts'
import { kronorIn } from '../kronor.ts'
import type swedish from '../phrases/sv/inquiry-facts.ts'
import { type FactName, factNames, type InquiryFacts } from './inquiry-facts.ts'

export type FactWord = keyof (typeof swedish)['words']

type Words = { language: Language; word: (key: FactWord) => string }

const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const lengthUnits = { weeks: ['week', 'weeks'], months: ['month', 'months'] } as const

/** How each fact is written; its own text if it is one. */
const writers: {
  [Name in FactName]?: (value: NonNullable<InquiryFacts[Name]>, words: Words) => string
} = {
  workplace: (value, { word }) => word(value),
  languages: (value, { word }) => value.map(word).join(', '),
  startsOn: (value, { language }) => dayIn(value, language),
  length: ({ count, unit }, { word }) => `${count} ${word(lengthUnits[unit][count === 1 ? 0 : 1])}`,
  budget: ({ kronor, unit }, { language, word }) =>
    unit === 'hour'
      ? `${kronorIn(kronor, language)} ${word(unit)}`
      : `${kronorIn(kronor, language)} (${word(unit)})`,
  wantsNda: (value, { word }) => (value ? word('nda') : ''),
}

/** A fact in words; empty if it is not stated. */
export const factValue = (
  facts: InquiryFacts,
  name: FactName,
  language: Language,
  word: Words['word'],
): string => {
  const write = writers[name] as ((value: unknown, words: Words) => string) | undefined
  const value = facts[name]
  if (value === null) return ''
  return write ? write(value, { language, word }) : String(value)
}

/** The facts that are stated, in words, in the order in which they are asked for. */
export const factValues = (
  facts: InquiryFacts,
  language: Language,
  word: Words['word'],
): Partial<Record<FactName, string>> =>
  Object.fromEntries(
    factNames.flatMap(name => {
      const value = factValue(facts, name, language, word)
      return value ? [[name, value]] : []
    }),
  )

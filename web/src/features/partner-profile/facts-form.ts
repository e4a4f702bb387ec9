import type { FieldErrors, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import { type PartnerFacts, partnerFactsFields } from '#shared/partner-profile/partner-facts.ts'
import { type FactName, factNames } from '#web/src/ui/partner/use-fact-texts.ts'

/** The facts as the form holds them: each as one text, so that versions can be compared and merged field by field. */
export type FactValues = Record<FactName, string>

/** An entry of a list as it is typed: a skill or a language. */
export type Entry = Record<string, string>

const facts = z.strictObject(partnerFactsFields)

const listed = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map(entry => entry.trim())
    .filter(Boolean)

const isEmpty = (entry: Entry): boolean => Object.values(entry).every(value => !value.trim())

/** The rows of a list, also those that are not complete. */
export const entriesIn = (typed: string): Entry[] => (typed ? JSON.parse(typed) : [])

export const entriesAsText = (entries: readonly Entry[]): string =>
  entries.length > 0 ? JSON.stringify(entries) : ''

/** A number that is not one is refused by its field. */
const numberIn = (typed = ''): number | null => (typed.trim() ? Number(typed.replace(/\s/g, '')) : null)

const filled = (typed: string): Entry[] => entriesIn(typed).filter(entry => !isEmpty(entry))

/** What the form sends for its texts. */
export const bodyOf = (values: FactValues): z.input<typeof facts> => ({
  services: (values.services ? values.services.split(',') : []) as PartnerFacts['services'],
  skills: filled(values.skills).map(({ name = '', level, years }) => ({
    name,
    level: level as '',
    years: numberIn(years),
  })),
  years: numberIn(values.years),
  platforms: listed(values.platforms),
  certificates: listed(values.certificates),
  industries: listed(values.industries),
  languages: filled(values.languages) as never,
  place: values.place,
  travel: values.travel as '',
  workplace: values.workplace as '',
  availableFrom: values.availableFrom,
  hoursPerWeek: numberIn(values.hoursPerWeek),
  rate: numberIn(values.rate),
})

const numberAsText = (number: number | null): string => (number === null ? '' : String(number))

/** Stored facts as the texts of the form. */
export const valuesOf = (stated: PartnerFacts): FactValues => ({
  services: stated.services.join(','),
  skills: entriesAsText(
    stated.skills.map(({ name, level, years }) => ({ name, level: level ?? '', years: numberAsText(years) })),
  ),
  years: numberAsText(stated.years),
  platforms: stated.platforms.join('\n'),
  certificates: stated.certificates.join('\n'),
  industries: stated.industries.join('\n'),
  languages: entriesAsText(stated.languages.map(({ language, level }) => ({ language, level: level ?? '' }))),
  place: stated.place ?? '',
  travel: stated.travel ?? '',
  workplace: stated.workplace ?? '',
  availableFrom: stated.availableFrom ?? '',
  hoursPerWeek: numberAsText(stated.hoursPerWeek),
  rate: numberAsText(stated.rate),
})

/** The facts that texts state, or null while they state none that could be stored. */
export const factsIn = (values: FactValues): PartnerFacts | null => {
  const { data } = facts.safeParse(bodyOf(values))
  return data ?? null
}

/** Checks the texts with the schema of the endpoint; an error of an entry is one of its list. */
export const factsResolver: Resolver<FactValues> = values => {
  const { success, data, error } = facts.safeParse(bodyOf(values))
  if (success) return { values: valuesOf(data), errors: {} }
  const errors: FieldErrors<FactValues> = {}
  for (const [path, message] of Object.entries(fieldErrors(error.issues))) {
    const name = factNames.find(fact => fact === path.split('.')[0])
    if (name) errors[name] ??= { type: 'refused', message }
  }
  return { values: {}, errors }
}

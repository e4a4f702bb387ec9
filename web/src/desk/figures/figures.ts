import type * as z from 'zod/mini'
import { type Language, locales } from '#shared/contract/language.ts'
import type { monthFigures } from '#shared/investors/key-figures.ts'

export type Month = z.infer<typeof monthFigures>

/** What is counted of each month, in the order in which it is looked at. */
export const measures = [
  ...(['leads', 'inquiries', 'promisesKept'] as const),
  ...(['partnersAdmitted', 'creditsSold', 'creditsOutstanding'] as const),
] as const

export type Measure = (typeof measures)[number]

const nameOfMonth = ({ month }: Pick<Month, 'month'>, language: Language): string =>
  new Date(`${month}-15T00:00:00Z`).toLocaleDateString(locales[language], { month: 'long' })

type Words = {
  kept: (kept: number, of: number) => string
  unused: string
  soFar: (month: string) => string
  inAllOf: (count: number, month: string) => string
}

const words: Readonly<Record<Language, Words>> = {
  sv: {
    kept: (kept, of) => `${kept} av ${of} förfrågningar fick förslag i tid.`,
    unused: 'Sålda och ännu inte använda.',
    soFar: month => `Hittills i ${month}`,
    inAllOf: (count, month) => `${count} i hela ${month}`,
  },
  en: {
    kept: (kept, of) => `${kept} of ${of} inquiries got proposals in time.`,
    unused: 'Sold and not used yet.',
    soFar: month => `So far in ${month}`,
    inAllOf: (count, month) => `${count} in all of ${month}`,
  },
}

/** What came in with each form in a month, as `figures forms` counts it. */
export type FormMonth = {
  month: string
  inquiries: number
  proposed: number
  medianHoursToProposal: number | null
}

const within: Readonly<Record<Language, (hours: number) => string>> = {
  sv: hours => (hours < 1 ? 'en timme' : `${hours.toLocaleString('sv-SE')} timmar`),
  en: hours => (hours < 1 ? 'an hour' : `${hours.toLocaleString('en-GB')} hours`),
}

const waits: Readonly<Record<Language, (wait: string, count: number, month: string) => string>> = {
  sv: (wait, count, month) =>
    `Av de ${count} förfrågningar från ${month} som har fått förslag fick hälften dem inom ${wait}.`,
  en: (wait, count, month) =>
    `Of the ${count} inquiries of ${month} that have got proposals, half got them within ${wait}.`,
}

/** How long businesses wait, in one sentence about the latest month that can tell; null if none can. */
export const waitSentence = (months: readonly FormMonth[], language: Language): string | null => {
  const latest = months.find(({ medianHoursToProposal }) => medianHoursToProposal !== null)
  if (!latest) return null
  const wait = within[language](Number(latest.medianHoursToProposal))
  return waits[language](wait, latest.proposed, nameOfMonth(latest, language))
}

/** What a figure says in one sentence; `months` are in order, the present one last. */
export const sentenceOf = (measure: Measure, months: readonly Month[], language: Language): string => {
  const [before, present] = months.length > 1 ? months.slice(-2) : [undefined, months[0]]
  if (!present) return ''
  const { kept, unused, soFar, inAllOf } = words[language]
  if (measure === 'promisesKept') return kept(present.promisesKept, present.inquiries)
  if (measure === 'creditsOutstanding') return unused
  const parts = [soFar(nameOfMonth(present, language))]
  if (before) parts.push(inAllOf(before[measure], nameOfMonth(before, language)))
  return `${parts.join('; ')}.`
}

import { entriesOf } from '#shared/content/entries.ts'
import type { Language } from '#shared/contract/language.ts'
import type { Phrases, Translation } from '#shared/phrases/phrases.ts'

export type FaqPhrases = Translation<Phrases['faq']>

/** The questions of the price page with their answers, for the page and its linked data. */
export const questionsOf = (phrases: FaqPhrases, language: Language) =>
  entriesOf(
    'faq',
    Object.entries(phrases).map(([id, words]) => ({ id, ...words })),
    language,
  )

import { contentOf } from '../content/read-content.ts'
import type { Language } from '../contract/language.ts'

type Round = { readonly shown: boolean } & Readonly<Record<Language, { readonly name: string }>>

/** The standard of the round that the investor page is about. Operators change or hide it with `content set pitch.round`. */
export const standardRound: Round = {
  shown: true,
  sv: { name: 'Seed Q4 2025' },
  en: { name: 'Seed Q4 2025' },
}

/** Returns the name of the present round; an empty text if it is not shown. */
export const roundName = (language: Language): string => {
  const { shown, [language]: words } = contentOf('pitch.round', standardRound)
  return shown ? words.name : ''
}

/**
 * The years of the vision, and whether they have passed. Operators change or add one with `content set vision.<year>`;
 * the words of these are in shared/phrases/<language>/investors.ts.
 */
export const visionYears = [
  { id: '2025', reached: true },
  { id: '2026', reached: false },
  { id: '2028', reached: false },
] as const

/** The reasons to invest, in this order. Operators change or add one with `content set reasons.<id>`. */
export const reasons = ['recurring', 'selected', 'oneSystem', 'lasting'] as const

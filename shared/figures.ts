import type { Language } from './contract/language.ts'

const separator = { sv: '\u00a0', en: ',' } as const satisfies Record<Language, string>

/** Threes from the end. By hand: the usual expression takes time by the square of the length. */
const groupsOf = (digits: string): string[] =>
  digits.length <= 3 ? [digits] : [...groupsOf(digits.slice(0, -3)), digits.slice(-3)]

/** A whole number with its thousands apart. Not Intl's: its separators differ between what prerenders and what reads. */
export const grouped = (value: number, language: Language): string =>
  groupsOf(String(value)).join(separator[language])

/** “98 %” or “98%”. */
export const percent = (value: number, language: Language): string =>
  `${value}${language === 'sv' ? '\u00a0' : ''}%`

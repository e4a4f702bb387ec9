import type { Language } from './contract/language.ts'

const separator = { sv: '\u00a0', en: ',' } as const satisfies Record<Language, string>

/** Groups of three from the end. By hand: the usual regular expression takes quadratic time. */
const groupsOf = (digits: string): string[] =>
  digits.length <= 3 ? [digits] : [...groupsOf(digits.slice(0, -3)), digits.slice(-3)]

/** A whole number with separated thousands. Not Intl's: its separators differ between Node, which prerenders, and browsers. */
export const grouped = (value: number, language: Language): string =>
  groupsOf(String(value)).join(separator[language])

/** “98 %” or “98%”. */
export const percent = (value: number, language: Language): string =>
  `${value}${language === 'sv' ? '\u00a0' : ''}%`

import type { Language } from './contract/language.ts'

const separator = { sv: '\u00a0', en: ',' } as const satisfies Record<Language, string>

/** A whole number with its thousands apart. Not Intl's: its separators differ between what prerenders and what reads. */
export const grouped = (value: number, language: Language): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, separator[language])

/** “98 %” or “98%”. */
export const percent = (value: number, language: Language): string =>
  `${value}${language === 'sv' ? '\u00a0' : ''}%`

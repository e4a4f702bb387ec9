import type { Language } from './contract/language.ts'

const separator = { sv: '\u00a0', en: ',' } as const satisfies Record<Language, string>

/** Groups of three from the end. By hand: the usual regular expression takes quadratic time. */
const groupsOf = (digits: string): string[] =>
  digits.length <= 3 ? [digits] : [...groupsOf(digits.slice(0, -3)), digits.slice(-3)]

/** A whole number with separated thousands. Not Intl's: its separators differ between Node, which prerenders, and browsers. */
export const grouped = (value: number, language: Language): string =>
  groupsOf(String(value)).join(separator[language])

export const decimalMark = { sv: ',', en: '.' } as const satisfies Record<Language, string>

/** Formats hours or credits with as many decimals as needed, two at most: “1 204,5”. */
export const figureOf = (value: number, language: Language): string => {
  const [whole = '0', part] = String(Math.round(value * 100) / 100).split('.')
  const figure = grouped(Number(whole), language)
  return part ? figure + decimalMark[language] + part : figure
}

/** “98 %” or “98%”. */
export const percent = (value: number, language: Language): string =>
  `${value}${language === 'sv' ? '\u00a0' : ''}%`

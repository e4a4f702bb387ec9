import type { Language } from '#shared/contract/language.ts'
import type { Currency } from '#shared/credits/currencies.ts'
import { decimalMark, grouped } from '#shared/figures.ts'

const signs = { SEK: 'kr', EUR: '€', USD: 'US$' } as const satisfies Record<Currency, string>

/** Formats a whole amount for the language: “9 900 kr”, “SEK 9,900”, “921 €”, “€921”. */
export const money = (amount: number, currency: Currency, language: Language): string => {
  const figure = grouped(amount, language)
  if (language === 'sv') return `${figure}\u00a0${signs[currency]}`
  return currency === 'SEK' ? `SEK\u00a0${figure}` : `${signs[currency]}${figure}`
}

const exactFigure = (ore: number, language: Language): string => {
  const rest = String(ore % 100).padStart(2, '0')
  return grouped(Math.floor(ore / 100), language) + decimalMark[language] + rest
}

const inKronor = (figure: string, language: Language): string =>
  language === 'sv' ? `${figure}\u00a0kr` : `SEK\u00a0${figure}`

/** Formats an amount in öre to the öre: “2 812,50 kr”, “SEK 2,812.50”. */
export const exactKronor = (ore: number, language: Language): string =>
  inKronor(exactFigure(ore, language), language)

/** An amount in öre as kronor, beside a unit that is written for itself; with decimals only if it has any. */
export const kronorFigure = (ore: number, language: Language): string => {
  const whole = Math.round(ore)
  return whole % 100 ? exactFigure(whole, language) : grouped(whole / 100, language)
}

/** Formats an amount in öre, with decimals only if it has any: “9 900 kr”, “1 068,75 kr”, “SEK 1,068.75”. */
export const kronorOf = (ore: number, language: Language): string =>
  inKronor(kronorFigure(ore, language), language)

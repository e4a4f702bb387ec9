import type { Language } from '#shared/contract/language.ts'
import type { Currency } from '#shared/credits/currencies.ts'
import { grouped } from '#shared/figures.ts'

const signs = { SEK: 'kr', EUR: '€', USD: 'US$' } as const satisfies Record<Currency, string>

/** Formats a whole amount for the language: “9 900 kr”, “SEK 9,900”, “921 €”, “€921”. */
export const money = (amount: number, currency: Currency, language: Language): string => {
  const figure = grouped(amount, language)
  if (language === 'sv') return `${figure}\u00a0${signs[currency]}`
  return currency === 'SEK' ? `SEK\u00a0${figure}` : `${signs[currency]}${figure}`
}

const decimalMark = { sv: ',', en: '.' } as const satisfies Record<Language, string>

/** Formats an amount in öre as whole kronor: “9 900 kr”, “SEK 9,900”. */
export const kronorOf = (ore: number, language: Language): string =>
  money(Math.round(ore / 100), 'SEK', language)

/** Formats an amount in öre, with decimals only if it has any: “9 900 kr”, “1 068,75 kr”, “SEK 1,068.75”. */
export const exactKronor = (ore: number, language: Language): string => {
  const whole = money(Math.floor(ore / 100), 'SEK', language)
  const rest = Math.round(ore % 100)
  if (rest === 0) return whole
  const decimals = `${decimalMark[language]}${String(rest).padStart(2, '0')}`
  return language === 'sv' ? whole.replace('\u00a0kr', `${decimals}\u00a0kr`) : whole + decimals
}

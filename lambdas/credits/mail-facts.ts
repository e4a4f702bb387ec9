import { type Language, locales } from '#shared/contract/language.ts'
import { withVatOre } from '#shared/credits/vat.ts'

const formatKronor = (ore: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'SEK',
    maximumFractionDigits: 0,
  }).format(ore / 100)

/** A price without and with VAT. */
export const priceFacts = (priceOre: number, language: Language) => ({
  price: formatKronor(priceOre, language),
  priceWithVat: formatKronor(withVatOre(priceOre), language),
})

/** A day, given as one or as an instant of it, such as "4 januari 2027". */
export const dayFact = (at: string, language: Language): string =>
  new Date(at).toLocaleDateString(locales[language], { timeZone: 'Europe/Stockholm', dateStyle: 'long' })

import { type Language, locales } from '#shared/contract/language.ts'
import { type VatTime, withVatOre } from '#shared/credits/vat.ts'
import en from '#shared/phrases/en/invoice-papers.ts'
import sv from '#shared/phrases/sv/invoice-papers.ts'

const formatKronor = (ore: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'SEK',
    // Who pays what a mail says pays what the invoice says.
    minimumFractionDigits: ore % 100 && 2,
  }).format(ore / 100)

/** A price without and with VAT. */
export const priceFacts = (priceOre: number, language: Language) => ({
  price: formatKronor(priceOre, language),
  priceWithVat: formatKronor(withVatOre(priceOre), language),
})

/** What an order is paid by, within a sentence and at its beginning: the invoice, or the payment request. */
export const paperWords = (vatAt: VatTime = 'sale', language: Language) => {
  const paper = { sv, en }[language].named[vatAt]
  return { paper, Paper: paper.charAt(0).toUpperCase() + paper.slice(1) }
}

/** A day, given as one or as an instant of it, such as "4 januari 2027". */
export const dayFact = (at: string, language: Language): string =>
  new Date(at).toLocaleDateString(locales[language], { timeZone: 'Europe/Stockholm', dateStyle: 'long' })

import { describe, expect, it } from 'vitest'
import { priceFacts } from '#lambdas/credits/mail-facts.ts'
import { amountIn } from '#lambdas/documents/money.ts'
import { languages } from '#shared/contract/language.ts'
import { seedPrices } from '#shared/credits/prices.ts'
import { withVatOre } from '#shared/credits/vat.ts'
import { kronorOf } from '#web/src/ui/money.ts'

/** Its figures, with the öre that a round amount does not write. */
const figures = (shown: string): string => {
  const digits = shown.replace(/[^\d,.]/g, '').replaceAll(/[.,](?=\d{3})/g, '')
  return /[.,]/.test(digits) ? digits : `${digits}.00`
}

describe.each(languages)('a price is the same to the öre on its invoice (%s)', language => {
  it.each(seedPrices)('in mails and on pages: $credits credits', ({ priceOre }) => {
    const asked = withVatOre(priceOre)
    const invoiced = figures(amountIn(asked, language)).replace(',', '.')
    const mailed = figures(priceFacts(priceOre, language).priceWithVat).replace(',', '.')
    const shown = figures(kronorOf(asked, language)).replace(',', '.')
    expect({ mailed, shown }).toEqual({ mailed: invoiced, shown: invoiced })
  })
})

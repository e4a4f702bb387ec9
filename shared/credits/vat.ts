/** The rate of every price (mervärdesskattelagen 9:2), in per cent. Prices are stored and ordered without it. */
export const vatPercent = 25

/** The VAT on a price, in whole öre. */
export const vatOre = (priceOre: number): number => Math.round((priceOre * vatPercent) / 100)

/** A price with its VAT. */
export const withVatOre = (priceOre: number): number => priceOre + vatOre(priceOre)

/** The rate of every price (mervärdesskattelagen 9:2), in per cent. Prices are stored and ordered without it. */
export const vatPercent = 25

/** A price with its VAT, in whole öre. */
export const withVatOre = (priceOre: number): number => Math.round((priceOre * (100 + vatPercent)) / 100)

/** The rate of every price (mervärdesskattelagen 9:2), in per cent. Prices are stored and ordered without it. */
export const vatPercent = 25

/** When the VAT of an order of credits is due: when they are sold, or as they are used. A stage decides for its orders. */
export const vatTimes = ['sale', 'use'] as const

export type VatTime = (typeof vatTimes)[number]

/** A price with its VAT, in whole öre. */
export const withVatOre = (priceOre: number): number => Math.round((priceOre * (100 + vatPercent)) / 100)

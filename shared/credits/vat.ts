/** The rate of VAT on credits. Prices are stored without it. */
export const vatPercent = 25

/** An amount in öre with VAT, rounded to an öre. */
export const withVat = (ore: number): number => Math.round((ore * (100 + vatPercent)) / 100)

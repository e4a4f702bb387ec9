/** The value of one krona in each currency that prices are shown in; orders are in kronor. */
export const currencyRates = { SEK: 1, EUR: 0.093, USD: 0.111 } as const

export type Currency = keyof typeof currencyRates

export const currencies = Object.keys(currencyRates) as Currency[]

/** An amount in öre as whole units of a currency, rounded. */
export const inCurrency = (amountOre: number, currency: Currency): number =>
  Math.round((amountOre / 100) * currencyRates[currency])

import type { CreditPrice } from '#shared/credits/prices.ts'

/**
 * The same path as in shared/credits/list-prices.ts, repeated because that file's schema library is as large as the
 * price page.
 */
export const creditPricesPath = '/api/credit-prices'

const isPrice = (price: unknown): price is CreditPrice => {
  const { credits, priceOre } = price as Partial<CreditPrice>
  return Number.isSafeInteger(credits) && Number.isSafeInteger(priceOre)
}

/** Fetches the price list; `fresh` bypasses caches. Throws if it cannot be fetched. */
export const fetchCreditPrices = async (fresh: boolean): Promise<readonly CreditPrice[]> => {
  const response = await fetch(creditPricesPath, {
    ...(fresh && { cache: 'reload' }),
    signal: AbortSignal.timeout(15_000),
  })
  const prices: unknown = await response.json()
  if (!response.ok || !Array.isArray(prices) || !prices.every(isPrice))
    throw new Error(`${creditPricesPath} returned ${response.status}`)
  return prices
}

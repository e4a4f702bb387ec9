import type { CreditPrice } from '#shared/credits/prices.ts'

/** As shared/credits/list-prices.ts declares it, whose schema library is as large as the price page. */
export const creditPricesPath = '/api/credit-prices'

const isPrice = (price: unknown): price is CreditPrice => {
  const { credits, priceOre } = price as Partial<CreditPrice>
  return Number.isSafeInteger(credits) && Number.isSafeInteger(priceOre)
}

/** The price list of the server; `fresh` past every cache. Throws where it cannot be had. */
export const fetchCreditPrices = async (fresh: boolean): Promise<readonly CreditPrice[]> => {
  const answer = await fetch(creditPricesPath, {
    ...(fresh && { cache: 'reload' }),
    signal: AbortSignal.timeout(15_000),
  })
  const prices: unknown = await answer.json()
  if (!answer.ok || !Array.isArray(prices) || !prices.every(isPrice))
    throw new Error(`${creditPricesPath} answered ${answer.status}`)
  return prices
}

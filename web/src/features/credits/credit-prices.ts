import { type CreditPrice, statedPrices } from '#shared/credits/prices.ts'
import { createStore, useStore } from '#web/src/platform/store.ts'
import { fetchCreditPrices } from './fetch-credit-prices.ts'

const prices = createStore<readonly CreditPrice[] | undefined>(undefined)
let isFromServer = false

/**
 * Fetches the price list; `fresh` bypasses caches. The list is empty if this fails and no earlier fetch has
 * succeeded.
 */
export const refreshCreditPrices = async ({ fresh = false } = {}): Promise<void> => {
  try {
    const fetched = await fetchCreditPrices(fresh)
    isFromServer = true
    prices.change(fetched)
  } catch {
    if (!isFromServer) prices.change([])
  }
}

/** Stores the current price of a number of credits, as the server has just returned it. */
export const storePrice = (price: CreditPrice): void =>
  prices.change([
    ...(prices.read() ?? statedPrices()).filter(({ credits }) => credits !== price.credits),
    price,
  ])

/** Returns the price list; until it is fetched, the one that the page was prerendered with. */
export const useCreditPrices = (): readonly CreditPrice[] => useStore(prices) ?? statedPrices()

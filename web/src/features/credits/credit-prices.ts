import { type CreditPrice, seedPrices } from '#shared/credits/prices.ts'
import { createStore, useStore } from '#web/src/platform/store.ts'
import { fetchCreditPrices } from './fetch-credit-prices.ts'

const prices = createStore<readonly CreditPrice[]>(seedPrices)
let isFromServer = false

/** Fetches the price list; `fresh` past every cache. If that fails and no earlier fetch has succeeded, the list is empty. */
export const refreshCreditPrices = async ({ fresh = false } = {}): Promise<void> => {
  try {
    const fetched = await fetchCreditPrices(fresh)
    isFromServer = true
    prices.change(fetched)
  } catch {
    if (!isFromServer) prices.change([])
  }
}

/** Stores the price that the server has just given for a number of credits. */
export const storePrice = (price: CreditPrice): void =>
  prices.change([...prices.read().filter(({ credits }) => credits !== price.credits), price])

/** The price list; until it is fetched, the one that a page is prerendered with. */
export const useCreditPrices = (): readonly CreditPrice[] => useStore(prices)

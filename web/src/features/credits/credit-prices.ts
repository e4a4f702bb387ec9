import { useSyncExternalStore } from 'react'
import { type CreditPrice, seedPrices } from '#shared/credits/prices.ts'
import { fetchCreditPrices } from './fetch-credit-prices.ts'

let list: readonly CreditPrice[] = seedPrices
let isFromServer = false
const listeners = new Set<() => void>()

const change = (next: readonly CreditPrice[]): void => {
  list = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches the price list; `fresh` past every cache. Without an answer, and without an earlier one, no price has an entry. */
export const refreshCreditPrices = async ({ fresh = false } = {}): Promise<void> => {
  try {
    const fetched = await fetchCreditPrices(fresh)
    isFromServer = true
    change(fetched)
  } catch {
    if (!isFromServer) change([])
  }
}

/** Notes the price that the server has just named for a number of credits. */
export const notePrice = (named: CreditPrice): void =>
  change([...list.filter(({ credits }) => credits !== named.credits), named])

/** The price list as it is known: at first the one that a page is prerendered with. */
export const useCreditPrices = (): readonly CreditPrice[] =>
  useSyncExternalStore(
    subscribe,
    () => list,
    () => seedPrices,
  )

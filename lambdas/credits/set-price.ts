import type { CreditPrice } from '#shared/credits/prices.ts'
import { Refusal } from '../platform/commands/refusal.ts'

/** What the use case needs of the store. */
export type PriceChanges = {
  /** Sets a price; returns false if it is the price already. */
  set: (price: CreditPrice) => Promise<boolean>
}

/** In öre for one credit: a lower price is that of one credit alone, a higher one was typed in öre. */
const plausibleOre = { min: 10_000, max: 1_000_000 }

/** Sets the price of a number of credits. Throws a refusal for an implausible one. */
export const setPrice = async (price: CreditPrice, prices: PriceChanges): Promise<{ changed: boolean }> => {
  const { credits, priceOre } = price
  const each = priceOre / credits
  if (each < plausibleOre.min || each > plausibleOre.max) {
    throw new Refusal(
      `${priceOre / 100} kr cannot be the price of ${credits} credits: a credit costs 100 to 10 000 kr.`,
    )
  }
  return { changed: await prices.set(price) }
}

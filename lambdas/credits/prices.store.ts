import * as z from 'zod/mini'
import { type CreditPrice, completePriceList } from '#shared/credits/prices.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { noOwner } from '../platform/table/audit-item.ts'
import { not } from '../platform/table/condition.ts'
import { keys } from '../platform/table/keys.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { transactIf } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import type { PriceChanges } from './set-price.ts'

const priceItem = z.object({ credits: z.number(), priceOre: z.number(), setAt: z.optional(z.string()) })

/** The prices that an operator has set. */
const findSetPrices = () => queryItems({ partition: { PK: keys.price(0).PK }, consistent: false }, priceItem)

/** The price list: the prices that an operator has set, and the initial ones of the others. */
export const findPrices = async (): Promise<CreditPrice[]> => completePriceList(await findSetPrices())

/** The price list, with the instant at which an operator set each price; null for an initial one. */
export const listSetPrices = async (): Promise<(CreditPrice & { setAt: string | null })[]> => {
  const prices = await findSetPrices()
  const setAt = new Map(prices.map(price => [price.credits, price.setAt]))
  return completePriceList(prices).map(price => ({ ...price, setAt: setAt.get(price.credits) ?? null }))
}

/** The prices, as one operation changes them. */
export const priceChanges = (operation: Operation): PriceChanges => ({
  set: ({ credits, priceOre }) =>
    transactIf(
      update(keys.price(credits))
        .set({ credits, priceOre, setAt: operation.at })
        .expect({ priceOre: not(priceOre) }),
      [auditItem(operation, noOwner, { credits, priceOre })],
    ),
})

import { priceEntity } from '#shared/credits/price.entity.ts'
import { type CreditPrice, completePriceList } from '#shared/credits/prices.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { renderRequest } from '../platform/content/render-requests.store.ts'
import { not } from '../platform/table/condition.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { transactIf } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import type { PriceChanges } from './set-price.ts'

/** The prices that an operator has set. */
const findSetPrices = () => queryItems({ ...priceEntity.list({}), consistent: false }, priceEntity.item)

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
      update(priceEntity.key({ credits }))
        .set({ credits, priceOre, setAt: operation.at })
        .expect({ priceOre: not(priceOre) }),
      [renderRequest(operation.at), auditItem(operation, noOwner, { credits, priceOre })],
    ),
})

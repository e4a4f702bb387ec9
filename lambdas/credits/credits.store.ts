import { creditPrice } from '#shared/credits/list-prices.ts'
import { type CreditPrice, wholeList } from '#shared/credits/prices.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keys } from '../platform/table/keys.ts'
import { personItem } from '../platform/table/person-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import { transact } from '../platform/table/transact.ts'
import { putNew } from '../platform/table/write-items.ts'
import type { CreditOrders } from './order-credits.ts'

/** The price list: what an operator has set, and the first list for what nobody has. */
export const findPrices = async (): Promise<CreditPrice[]> => {
  const { PK } = keys.price(0)
  return wholeList(await queryItems({ partition: { PK }, consistent: false }, creditPrice))
}

/** Orders as one submission writes them: with its receipt, in one transaction. */
export const ordersWith = (receipt: Receipt): CreditOrders => ({
  store: async order => {
    const key = keys.creditOrder(order.id)
    const ttl = accountingTtl()
    const item = { ...key, ...keys.leads('order', order.createdAt, order.id), ...order, ttl }
    const { id, priceOre } = order
    await transact([putNew(item), await personItem(order.email, key, { ttl }), receipt({ id, priceOre })])
  },
})

import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { absent, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { keys } from '../platform/table/keys.ts'
import { personItem } from '../platform/table/person-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { transact, tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { putNew } from '../platform/table/write-items.ts'
import { changingCredits, findBalance } from './balance.store.ts'
import type { CreditOrders } from './order-credits.ts'
import type { Payments } from './pay-order.ts'

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

const orderItem = z.object({
  id: z.string(),
  email: z.string(),
  credits: z.int(),
  businessId: z.optional(z.string()),
})

const linkItem = z.object({ ttl: z.optional(z.number()) })

const accountItem = z.object({ email: z.string(), language })

const businessPrefix = 'BUSINESS#'

const businessesAt = async (email: string): Promise<string[]> => {
  const { PK } = keys.person(await keyedHash('email', email), '')
  const links = await queryItems(
    { partition: { PK }, beginsWith: businessPrefix },
    z.object({ SK: z.string() }),
  )
  return links.map(({ SK }) => SK.slice(businessPrefix.length))
}

/** Marks an order as paid. It belongs to the accounts of the year of its payment, which may be the year after. */
const paying = (orderId: string, businessId: string, at: string): TransactItem =>
  update(keys.creditOrder(orderId))
    .set({ paidAt: at, businessId, ttl: accountingTtl(Date.parse(at)) })
    .expect({ PK: present, paidAt: absent })

/** Keeps the person link of an order as long as the order; an erasure may have removed the link. */
const keepingLink = async (
  { id, email }: { id: string; email: string },
  at: string,
): Promise<TransactItem[]> => {
  const key = keys.person(await keyedHash('email', email), keys.creditOrder(id).PK)
  const link = await getItem(key, linkItem)
  if (link?.ttl === undefined) return []
  return [
    update(key)
      .set({ ttl: accountingTtl(Date.parse(at)) })
      .expect({ PK: present }),
  ]
}

/** The payments of orders, as one operation notes them. */
export const payments = (operation: Operation): Payments => ({
  find: orderId => getItem(keys.creditOrder(orderId), orderItem),
  businessesAt,
  findAccount: businessId => getItem(keys.role('business', businessId), accountItem),
  findBalance,
  pay: async ({ order, businessId, account, balance: before, reference }) => {
    const { at: createdAt } = operation
    const { id, credits } = order
    const change = { id, kind: 'purchase', credits, reference, createdAt } as const
    // The audit item is what the mail about the payment is written from.
    const about = { ...account, orderId: id, credits, balance: before + credits }
    return tryTransact([
      paying(id, businessId, createdAt),
      ...(await keepingLink(order, createdAt)),
      ...changingCredits(businessId, before, change),
      auditItem(operation, keys.credits(businessId).PK, about),
    ])
  },
})

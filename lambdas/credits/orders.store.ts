import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { keyBeginning, keyParts } from '#shared/contract/key-template.ts'
import { businessPartition } from '#shared/contract/partitions.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { creditsEntity } from '#shared/credits/credits.entity.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { absent, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
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
  store: async (order, reply) => {
    const key = creditOrderEntity.key({ id: order.id })
    const ttl = accountingTtl()
    const item = {
      ...key,
      ...creditOrderEntity.indexKey({ kind: 'order', createdAt: order.createdAt, id: order.id }),
      ...order,
      ttl,
    }
    await transact([putNew(item), await personItem(order.email, key, { ttl }), receipt(reply)])
  },
})

const orderItem = z.pick(creditOrderEntity.item, { id: true, email: true, credits: true, businessId: true })

const linkItem = z.object({ ttl: z.optional(z.number()) })

const accountItem = z.pick(roleEntity.item, { email: true, language: true })

const businessesAt = async (email: string): Promise<string[]> => {
  const { partition } = personEntity.list({ emailHash: await keyedHash('email', email) })
  const beginsWith = keyBeginning(businessPartition, {})
  const links = await queryItems({ partition, beginsWith }, z.object({ SK: z.string() }))
  return links.flatMap(({ SK }) => keyParts(businessPartition, SK)?.sub ?? [])
}

/** Marks an order as paid. It belongs to the accounts of the year of its payment, which may be the year after. */
const paying = (orderId: string, businessId: string, at: string): TransactItem =>
  update(creditOrderEntity.key({ id: orderId }))
    .set({ paidAt: at, businessId, ttl: accountingTtl(Date.parse(at)) })
    .expect({ PK: present, paidAt: absent })

/** Keeps the person link of an order as long as the order; an erasure may have removed the link. */
const keepingLink = async (
  { id, email }: { id: string; email: string },
  at: string,
): Promise<TransactItem[]> => {
  const key = personEntity.key({
    emailHash: await keyedHash('email', email),
    entity: creditOrderEntity.key({ id }).PK,
  })
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
  find: orderId => getItem(creditOrderEntity.key({ id: orderId }), orderItem),
  businessesAt,
  findAccount: businessId => getItem(roleEntity.key({ pool: 'business', sub: businessId }), accountItem),
  findBalance,
  pay: async ({ order, businessId, account, balance: before, reference }) => {
    const { at: createdAt } = operation
    const { id, credits } = order
    const change = { id, kind: 'purchase', credits, reference, createdAt } as const
    // The mail about the payment is made from the audit item.
    const about = { ...account, orderId: id, credits, balance: before + credits }
    return tryTransact([
      paying(id, businessId, createdAt),
      ...(await keepingLink(order, createdAt)),
      ...changingCredits(businessId, before, change),
      auditItem(operation, creditsEntity.key({ sub: businessId }).PK, about),
    ])
  },
})

import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { fillKey, keyBeginning, keyParts } from '#shared/contract/key-template.ts'
import { businessPartition } from '#shared/contract/partitions.ts'
import { creditOrderEntity, creditOrderLink } from '#shared/credits/credit-order.entity.ts'
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

/** Orders as one submission writes them: with its receipt, in one transaction. `account` is the address of the sender's account. */
export const ordersWith = (receipt: Receipt, account?: string): CreditOrders => ({
  store: async (order, reply) => {
    const { id, createdAt, email } = order
    const key = creditOrderEntity.key({ id })
    const ttl = accountingTtl()
    const index = creditOrderEntity.indexKey({ kind: 'order', createdAt, id })
    const name = fillKey(creditOrderLink, { createdAt, id })
    const addresses = [...new Set([email, account ?? email])]
    const links = await Promise.all(addresses.map(address => personItem(address, key, { name, ttl })))
    await transact([putNew({ ...key, ...index, ...order, ttl }), ...links, receipt(reply)])
  },
})

const orderItem = z.pick(creditOrderEntity.item, {
  ...{ id: true, email: true, credits: true, createdAt: true },
  ...{ orderedBy: true, businessId: true, cancelledAt: true },
})

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
    .expect({ PK: present, paidAt: absent, cancelledAt: absent })

type Linked = { id: string; createdAt: string }

/** The names of an order's link: the second one is that of older orders. */
const linkNames = ({ id, createdAt }: Linked): string[] => [
  fillKey(creditOrderLink, { createdAt, id }),
  creditOrderEntity.key({ id }).PK,
]

/** Keeps the link from a person to an order as long as the order; an erasure may have removed the link. */
const keepingLink = async (order: Linked, address: string, at: string): Promise<TransactItem[]> => {
  const emailHash = await keyedHash('email', address)
  const keys = linkNames(order).map(entity => personEntity.key({ emailHash, entity }))
  const links = await Promise.all(keys.map(key => getItem(key, linkItem)))
  const key = keys.find((_, index) => links[index]?.ttl !== undefined)
  if (!key) return []
  return [
    update(key)
      .set({ ttl: accountingTtl(Date.parse(at)) })
      .expect({ PK: present }),
  ]
}

const keepingLinks = async (order: Linked, addresses: readonly string[], at: string) =>
  (await Promise.all([...new Set(addresses)].map(address => keepingLink(order, address, at)))).flat()

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
      ...(await keepingLinks(order, [order.email, account.email], createdAt)),
      ...changingCredits(businessId, before, change),
      auditItem(operation, creditsEntity.key({ sub: businessId }).PK, about),
    ])
  },
})

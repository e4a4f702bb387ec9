import * as z from 'zod/mini'
import { fillKey, keyBeginning, keyParts } from '#shared/contract/key-template.ts'
import { businessPartition } from '#shared/contract/partitions.ts'
import { creditChangeEntity } from '#shared/credits/credit-change.entity.ts'
import { creditOrderEntity, creditOrderLink } from '#shared/credits/credit-order.entity.ts'
import { creditsEntity } from '#shared/credits/credits.entity.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { paidLegs, vatOf } from '#shared/ledger/postings.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { findContact } from '../platform/company/contact.store.ts'
import { findMembership } from '../platform/company/members.store.ts'
import { findCreditsLeft } from '../platform/ledger/credits-left.store.ts'
import type { Posting } from '../platform/ledger/entry.ts'
import { noFamily } from '../platform/process/living.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { changingCredits } from './balance.store.ts'
import { livingOrder, orderLifeFields, stateOfOrder } from './order-life.ts'
import type { Payments } from './pay-order.ts'

const orderItem = z.object({
  ...orderLifeFields,
  ...z.pick(creditOrderEntity.item, {
    email: true,
    credits: true,
    priceOre: true,
    orderedBy: true,
    businessId: true,
    ...{ vatAt: true, issued: true },
  }).shape,
})

const linkItem = z.object({ ttl: z.optional(z.number()) })

/** The companies that are reached at an address: an account of it may act for one of others, or have left its first one. */
const businessesAt = async (email: string): Promise<string[]> => {
  const { partition } = personEntity.list({ emailHash: await keyedHash('email', email) })
  const beginsWith = keyBeginning(businessPartition, {})
  const links = await queryItems({ partition, beginsWith }, z.object({ SK: z.string() }))
  const accounts = links.flatMap(({ SK }) => keyParts(businessPartition, SK)?.sub ?? [])
  const companies = (await Promise.all(accounts.map(findMembership))).map(({ companyId }) => companyId)
  // Also without what is linked below a company, such as a departure: nobody is reached at that.
  const contacts = await Promise.all(companies.map(findContact))
  return companies.filter((_, index) => contacts[index]?.email === email)
}

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

/** Whether a business has bought credits before. */
const hasBought = async (sub: string): Promise<boolean> => {
  const range = creditChangeEntity.list({ sub })
  const kinds = await queryItems({ ...range, where: { kind: 'purchase' } }, z.object({ kind: z.string() }))
  return kinds.length > 0
}

/** The payments of orders, as one operation notes them; with what else belongs to them, in the same transaction. */
export const payments = (operation: Operation, alongside: readonly TransactItem[] = []): Payments => ({
  find: async orderId => {
    const stored = await getItem(creditOrderEntity.key({ id: orderId }), orderItem)
    return stored && { ...stored, state: stateOfOrder(stored), living: livingOrder(stored) }
  },
  businessesAt,
  findAccount: findContact,
  findBalance: findCreditsLeft,
  hasBought,
  pay: async ({ order, businessId, account, balance: before, reference, isFirst }) => {
    const { at: createdAt, by: who } = operation
    const { id, credits, priceOre, vatAt } = order
    const change = { id, kind: 'purchase', credits, reference, createdAt } as const
    const valueOre = credits * creditValueOre
    const paid: Posting = {
      ...{ kind: 'paid', cause: id, at: createdAt, by: who, about: { orderId: id } },
      legs: paidLegs({ businessId, netOre: priceOre, valueOre, vatAt }),
      lot: {
        businessId,
        valueOre,
        paidOre: priceOre,
        vatOre: vatAt === 'use' ? vatOf(priceOre) : undefined,
        orderId: id,
      },
    }
    // The mail about the payment is made from the audit item.
    const about = { ...account, orderId: id, credits, balance: before + credits }
    // It belongs to the accounts of the year of its payment, which may be the year after.
    const ttl = accountingTtl(Date.parse(createdAt))
    const set = { paidAt: createdAt, businessId, ttl, ...(isFirst && { firstOfAccount: true }) }
    return tryTransact([
      ...operatorMove(order.living, { name: 'pay', at: createdAt, who, set }, noFamily),
      ...(await keepingLinks(order, [order.email, account.email], createdAt)),
      ...(await changingCredits(businessId, before, change, paid)),
      auditItem(operation, creditsEntity.key({ sub: businessId }).PK, about),
      ...alongside,
    ])
  },
})

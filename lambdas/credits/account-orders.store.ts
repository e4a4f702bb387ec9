import * as z from 'zod/mini'
import { keyBeginning } from '#shared/contract/key-template.ts'
import { creditOrderEntity, creditOrderLink } from '#shared/credits/credit-order.entity.ts'
import { refundEntity } from '#shared/credits/refund.entity.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import { findContact } from '../platform/company/contact.store.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { getItem } from '../platform/table/get-item.ts'
import { type PageRequest, readPage } from '../platform/table/pages.ts'
import { tryTransact } from '../platform/table/transact.ts'
import type { Cancellations, OwnOrder } from './cancel-order.ts'
import { livingOrder, orderLifeFields, stateOfOrder } from './order-life.ts'
import { shownOrder } from './shown-order.ts'

const storedOrder = z.object({
  ...orderLifeFields,
  ...z.pick(creditOrderEntity.item, {
    ...{ email: true, credits: true, priceOre: true, suspect: true, orderedBy: true, businessId: true },
    ...{
      invoice: true,
      issued: true,
      creditNote: true,
      vatAt: true,
      planNumber: true,
      firstOfAccount: true,
      companyName: true,
    },
  }).shape,
})

type StoredOrder = z.infer<typeof storedOrder>

/** The address of a business, whose person has proved it at every sign-in; null if it has no role record. */
export const findAddress = async (sub: string): Promise<string | null> =>
  (await findContact(sub))?.email ?? null

/** The request of a business for the money of its first order. */
export const findRefund = (sub: string) => getItem(refundEntity.key({ sub }), refundEntity.item)

/**
 * The owner is the account that was signed in, otherwise the one that paid, otherwise the one with the typed address. A
 * robot's order has none.
 */
const isOwn = (
  { suspect, orderedBy, businessId, email }: StoredOrder,
  sub: string,
  address: string | null,
): boolean => {
  const owner = orderedBy ?? businessId
  return !suspect && (owner ? owner === sub : email === address)
}

const findOrder = (id: string): Promise<StoredOrder | null> =>
  getItem(creditOrderEntity.key({ id }), storedOrder)

const factsOf = (order: StoredOrder) => ({ ...order, state: stateOfOrder(order) })

/** A page of the orders of a business, newest first; shorter than the limit if other orders are among its links. */
export const listAccountOrders = async (sub: string, request: PageRequest, now: string) => {
  const [address, refund] = await Promise.all([findAddress(sub), findRefund(sub)])
  if (address === null) return { items: [], next: null }
  const { partition } = personEntity.list({ emailHash: await keyedHash('email', address) })
  const beginsWith = keyBeginning(creditOrderLink, {})
  const { items, next } = await readPage({ partition, beginsWith, item: personEntity.item }, request)
  const orders = await Promise.all(items.map(({ entity }) => getItem(entity, storedOrder)))
  const own = orders.filter(order => order !== null).filter(order => isOwn(order, sub, address))
  return { items: own.map(order => shownOrder(factsOf(order), refund, now)), next }
}

/** An order that a business owns, otherwise null. */
export const findOwnOrder = async (
  sub: string,
  id: string,
  now: string,
): Promise<(OwnOrder & { stored: ReturnType<typeof factsOf> }) | null> => {
  const [order, address, refund] = await Promise.all([findOrder(id), findAddress(sub), findRefund(sub)])
  if (!order || !isOwn(order, sub, address)) return null
  const stored = factsOf(order)
  return { order: shownOrder(stored, refund, now), living: livingOrder(order), stored }
}

/** The orders that one business may cancel. */
export const cancellationsOf = (sub: string, now: string): Cancellations => ({
  find: id => findOwnOrder(sub, id, now),
  write: tryTransact,
})

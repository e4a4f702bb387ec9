import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { keyBeginning } from '#shared/contract/key-template.ts'
import type { AccountOrder } from '#shared/credits/account-orders.ts'
import { creditOrderEntity, creditOrderLink } from '#shared/credits/credit-order.entity.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { absent, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { type PageRequest, readPage } from '../platform/table/pages.ts'
import { update } from '../platform/table/update.ts'
import { writeIf } from '../platform/table/write.ts'
import type { Cancellations } from './cancel-order.ts'

const storedOrder = z.pick(creditOrderEntity.item, {
  ...{ id: true, email: true, credits: true, priceOre: true, createdAt: true },
  ...{ suspect: true, orderedBy: true, paidAt: true, cancelledAt: true },
})

type StoredOrder = z.infer<typeof storedOrder>

const roleItem = z.pick(roleEntity.item, { email: true })

/** The address of an account, which its owner has proved at every sign-in; null if it has no role record. */
export const findAddress = async (sub: string): Promise<string | null> =>
  (await getItem(roleEntity.key({ pool: 'business', sub }), roleItem))?.email ?? null

/** The owner is the account that was signed in, otherwise the account with the typed address. A robot's order has none. */
const isOwn = ({ suspect, orderedBy, email }: StoredOrder, sub: string, address: string | null): boolean =>
  !suspect && (orderedBy ? orderedBy === sub : email === address)

const asAccountOrder = ({ paidAt, cancelledAt, ...order }: StoredOrder): AccountOrder => ({
  ...order,
  state: paidAt ? 'paid' : cancelledAt ? 'cancelled' : 'sent',
  endedAt: paidAt ?? cancelledAt ?? null,
})

const findOrder = (id: string): Promise<StoredOrder | null> =>
  getItem(creditOrderEntity.key({ id }), storedOrder)

/** A page of the orders of a business, newest first; shorter than the limit if other orders are among its links. */
export const listAccountOrders = async (sub: string, request: PageRequest) => {
  const address = await findAddress(sub)
  if (address === null) return { items: [], next: null }
  const { partition } = personEntity.list({ emailHash: await keyedHash('email', address) })
  const beginsWith = keyBeginning(creditOrderLink, {})
  const { items, next } = await readPage({ partition, beginsWith, item: personEntity.item }, request)
  const orders = await Promise.all(items.map(({ entity }) => getItem(entity, storedOrder)))
  return {
    items: orders.flatMap(order => (order && isOwn(order, sub, address) ? [asAccountOrder(order)] : [])),
    next,
  }
}

/** The orders that one business may cancel. */
export const cancellationsOf = (sub: string): Cancellations => ({
  find: async id => {
    const [order, address] = await Promise.all([findOrder(id), findAddress(sub)])
    return order && isOwn(order, sub, address) ? asAccountOrder(order) : null
  },
  cancel: (id, at) =>
    writeIf(
      update(creditOrderEntity.key({ id }))
        .set({ cancelledAt: at })
        .expect({ PK: present, paidAt: absent, cancelledAt: absent }),
    ),
})

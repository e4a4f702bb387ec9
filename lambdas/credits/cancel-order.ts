import type { AccountOrder } from '#shared/credits/account-orders.ts'
import { Failure } from '../platform/failure.ts'
import { type Living, noFamily } from '../platform/process/living.ts'
import { partyMove } from '../platform/process/obstacles.ts'

/** An order as its business sees it, and in its process. */
export type OwnOrder = { order: AccountOrder; living: Living }

/** What the use case needs of the store. */
export type Cancellations = {
  /** Returns an order that the caller owns, otherwise null. */
  find: (id: string) => Promise<OwnOrder | null>
  /** Returns false if somebody was faster. */
  write: (writes: ReturnType<typeof partyMove>['writes']) => Promise<boolean>
}

const maxAttempts = 5

/**
 * Cancels an order of the caller's, once. Throws `not_found`, `order_paid` if an operator was faster, or `moved_on` if
 * it has lapsed.
 */
export const cancelOrder = async (
  id: string,
  { orders, now: at }: { orders: Cancellations; now: string },
): Promise<AccountOrder> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const found = await orders.find(id)
    if (!found) throw new Failure('not_found')
    const { order, living } = found
    if (order.state === 'paid') throw new Failure('order_paid')
    if (order.state === 'cancelled') return order
    const move = { name: 'cancel', by: 'business', at, set: { cancelledAt: at } } as const
    const { writes } = partyMove(living, move, noFamily)
    if (await orders.write(writes))
      return { ...order, state: 'cancelled', endedAt: at, payBy: null, lapsesAt: null }
  }
  throw new Failure('unavailable')
}

import type { AccountOrder } from '#shared/credits/account-orders.ts'
import { Failure } from '../platform/failure.ts'

/** What the use case needs of the store. */
export type Cancellations = {
  /** Returns an order that the caller owns, otherwise null. */
  find: (id: string) => Promise<AccountOrder | null>
  /** Cancels an order that is neither paid nor cancelled; returns false if it has become one of them. */
  cancel: (id: string, at: string) => Promise<boolean>
}

const foundOrder = async (id: string, orders: Cancellations): Promise<AccountOrder> => {
  const order = await orders.find(id)
  if (!order) throw new Failure('not_found')
  if (order.state === 'paid') throw new Failure('order_paid')
  return order
}

/** Cancels an order of the caller's, once. Throws `not_found`, or `order_paid` if an operator was faster. */
export const cancelOrder = async (
  id: string,
  { orders, now }: { orders: Cancellations; now: string },
): Promise<AccountOrder> => {
  const order = await foundOrder(id, orders)
  if (order.state === 'cancelled') return order
  if (await orders.cancel(id, now)) return { ...order, state: 'cancelled', endedAt: now }
  return foundOrder(id, orders)
}

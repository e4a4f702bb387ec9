import * as z from 'zod/mini'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { lifeAttributes, schedulingDue } from '../platform/process/living.ts'
import { absent, present } from '../platform/table/condition.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { newOrder, orderLifeFields, stateOfOrder } from './order-life.ts'

const listed = z.object({
  ...orderLifeFields,
  suspect: z._default(z.boolean(), false),
  erased: z.optional(z.boolean()),
})

/**
 * Gives the orders of a month that nobody has paid, and that have no place in the process, their places: from now on
 * time reminds of them. May be repeated, and killed at any point.
 */
export const adoptOrders = async (
  month: string,
  now: string,
): Promise<{ changed: boolean; adopted: number }> => {
  const { partition } = creditOrderEntity.indexList({ kind: 'order', createdAt: month })
  const orders = await queryItems({ partition }, listed)
  const unplaced = orders.filter(
    order =>
      order.revision === undefined && !order.suspect && !order.erased && stateOfOrder(order) === 'ordered',
  )
  let adopted = 0
  for (const { id } of unplaced) {
    const living = newOrder(id, now)
    const placing = update(living.key)
      .set(lifeAttributes(living))
      .expect({ PK: present, revision: absent, paidAt: absent, cancelledAt: absent })
    if (await tryTransact([placing, ...schedulingDue(living)])) adopted += 1
  }
  return { changed: adopted > 0, adopted }
}

import * as z from 'zod/mini'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { type Living, noFamily } from '../platform/process/living.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { getItem } from '../platform/table/get-item.ts'
import { tryTransact } from '../platform/table/transact.ts'
import type { PlanEndings } from './end-plan.ts'
import { livingOrder, orderLifeFields } from './order-life.ts'
import type { OrderMoves } from './order-moves.ts'
import { livingPlan } from './plan-life.ts'
import { findPlan } from './plans.store.ts'

const orderItem = z.object({ ...orderLifeFields, suspect: z._default(z.boolean(), false) })

/** An order in its process; null if there is none. */
export const findOrder = async (id: string): Promise<{ living: Living; suspect: boolean } | null> => {
  const stored = await getItem(creditOrderEntity.key({ id }), orderItem)
  return stored && { living: livingOrder(stored), suspect: stored.suspect }
}

/** The orders, as one operation moves them. */
export const ordersMovedBy = ({ at, by: who }: Operation): OrderMoves => ({
  find: findOrder,
  moving: (living, move) => {
    const writes = operatorMove(living, { ...move, at, who }, noFamily)
    return () => tryTransact(writes)
  },
})

/** The plans of businesses, as one operation ends them. */
export const plansEndedBy = ({ at, by: who }: Operation): PlanEndings => ({
  find: findPlan,
  moving: (plan, move) => {
    const writes = operatorMove(livingPlan(plan), { ...move, at, who }, noFamily)
    return () => tryTransact(writes)
  },
})

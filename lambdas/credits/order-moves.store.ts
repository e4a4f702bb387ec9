import * as z from 'zod/mini'
import { ocrOfOrder } from '#shared/bank/ocr.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { noFamily } from '../platform/process/living.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import type { PlanEndings } from './end-plan.ts'
import { issuingFor, payableBy } from './invoicing.store.ts'
import { livingOrder, orderLifeFields } from './order-life.ts'
import type { OrderMoves } from './order-moves.ts'
import { livingPlan } from './plan-life.ts'
import { findPlan } from './plans.store.ts'

const orderItem = z.object({
  ...orderLifeFields,
  suspect: z._default(z.boolean(), false),
  ...z.pick(creditOrderEntity.item, { priceOre: true, vatAt: true }).shape,
})

/** An order in its process; null if there is none. */
export const findOrder: OrderMoves['find'] = async id => {
  const stored = await getItem(creditOrderEntity.key({ id }), orderItem)
  return (
    stored && {
      living: livingOrder(stored),
      suspect: stored.suspect,
      priceOre: stored.priceOre,
      vatAt: stored.vatAt,
    }
  )
}

/** The orders, as one operation moves them. */
export const ordersMovedBy = ({ at, by: who }: Operation): OrderMoves => ({
  find: findOrder,
  moving: (living, move) => {
    const writes = operatorMove(living, { ...move, at, who }, noFamily)
    return () => tryTransact(writes)
  },
  invoicing: async ({ living, priceOre }, { reference, address, due }) => {
    const ocr = ocrOfOrder(living.id)
    const invoiced = (set: object, more: readonly TransactItem[]) => {
      const move = { name: 'invoice', at, who, set: { ...set, ocr }, terms: { due } }
      const writes = [
        ...operatorMove(living, move, noFamily),
        payableBy(ocr, living.id, priceOre, at),
        ...more,
      ]
      return () => tryTransact(writes)
    }
    if (reference !== undefined) return invoiced({ invoice: reference }, [])
    const { invoice, writes } = await issuingFor(living.id, { at, due, ocr, address })
    const { series, number, name } = invoice
    return invoiced({ invoice: name, issued: { series, number } }, writes)
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

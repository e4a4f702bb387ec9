import * as z from 'zod/mini'
import { ocrOfOrder } from '#shared/bank/ocr.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { refundEntity } from '#shared/credits/refund.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { noFamily } from '../platform/process/living.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { absent, anyOf, not, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { checkItem } from '../platform/table/write-items.ts'
import { findRefund } from './account-orders.store.ts'
import type { PlanEndings } from './end-plan.ts'
import { issuingFor, payableBy } from './invoicing.store.ts'
import { livingOrder, orderLifeFields } from './order-life.ts'
import type { OrderMoves } from './order-moves.ts'
import { livingPlan } from './plan-life.ts'
import { findPlan } from './plans.store.ts'

const orderItem = z.object({
  ...orderLifeFields,
  suspect: z._default(z.boolean(), false),
  ...z.pick(creditOrderEntity.item, { priceOre: true, vatAt: true, invoice: true, businessId: true }).shape,
})

/** An order in its process; null if there is none. */
export const findOrder: OrderMoves['find'] = async id => {
  const stored = await getItem(creditOrderEntity.key({ id }), orderItem)
  if (!stored) return null
  const { suspect, priceOre, vatAt, invoice, businessId } = stored
  return { living: livingOrder(stored), suspect, priceOre, vatAt, invoice, businessId }
}

/** Refuses a transaction once the money of an order was paid back. */
const unlessPaidBack = (id: string, sub: string): TransactItem =>
  checkItem(refundEntity.key({ sub }), anyOf({ state: not('granted') }, { id: not(id) }))

/** The invoices of orders, as one operation makes them. */
const invoicesBy = (
  operation: Operation,
): Pick<OrderMoves, 'invoicing' | 'invoicingPaid' | 'isPaidBack'> => ({
  invoicing: async ({ living, priceOre }, { reference, address, due }) => {
    const { at, by: who } = operation
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
    const { invoice, writes } = await issuingFor(living.id, { at, payable: { due, ocr }, address })
    const { series, number, name } = invoice
    return invoiced({ invoice: name, issued: { series, number } }, writes)
  },
  invoicingPaid: async ({ living: { id, key }, businessId }, { reference, address }) => {
    const noting = (set: { invoice: string; issued?: object }, more: readonly TransactItem[]) => () =>
      tryTransact([
        update(key).set(set).expect({ paidAt: present, invoice: absent }),
        ...(businessId ? [unlessPaidBack(id, businessId)] : []),
        auditItem(operation, key.PK, { invoice: set.invoice }),
        ...more,
      ])
    if (reference !== undefined) return noting({ invoice: reference }, [])
    const { invoice, writes } = await issuingFor(id, { at: operation.at, payable: null, address })
    const { series, number, name } = invoice
    return noting({ invoice: name, issued: { series, number } }, writes)
  },
  isPaidBack: async ({ living, businessId }) => {
    const refund = businessId ? await findRefund(businessId) : null
    return refund?.id === living.id && refund.state === 'granted'
  },
})

/** The orders, as one operation moves them. */
export const ordersMovedBy = (operation: Operation): OrderMoves => ({
  find: findOrder,
  ...invoicesBy(operation),
  moving: (living, move) => {
    const { at, by: who } = operation
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

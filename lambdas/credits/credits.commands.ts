import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import type { creditCommands } from '#shared/credits/credits.commands.ts'
import type { orderCommands } from '#shared/credits/orders.commands.ts'
import type { planCommands } from '#shared/credits/plans.commands.ts'
import type { priceCommands } from '#shared/credits/prices.commands.ts'
import { refundEntity } from '#shared/credits/refund.entity.ts'
import type { refundCommands } from '#shared/credits/refunds.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { listReceived } from '../platform/commands/list-received.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { listAccountOrders } from './account-orders.store.ts'
import { adoptOrders } from './adopt-orders.store.ts'
import { creditRecords } from './balance.store.ts'
import { declineRefund, grantRefund } from './decide-refund.ts'
import { endPlan } from './end-plan.ts'
import { feeChanges, listFees } from './fee.store.ts'
import { ordersMovedBy, plansEndedBy } from './order-moves.store.ts'
import { declineOrder, invoiceOrder } from './order-moves.ts'
import { markPaid } from './pay-order.ts'
import { payments } from './payments.store.ts'
import { livingPlan } from './plan-life.ts'
import { findPlan } from './plans.store.ts'
import { listSetPrices, priceChanges } from './prices.store.ts'
import { recordCredits } from './record-credits.ts'
import { refundsBy } from './refunds.store.ts'
import { setFee } from './set-fee.ts'
import { setPrice } from './set-price.ts'

export const orderHandlers: Handlers<typeof orderCommands> = {
  'orders list': (request, operation) => listReceived('order', request, operation),
  'orders of': ({ businessId, ...request }, { at }) => listAccountOrders(businessId, request, at),
  'orders show': ({ orderId }) => showItem('There is no such order.', creditOrderEntity.key({ id: orderId })),
  'orders invoice': (input, operation) =>
    invoiceOrder(input, { orders: ordersMovedBy(operation), now: operation.at }),
  'orders decline': (input, operation) =>
    declineOrder(input, { orders: ordersMovedBy(operation), now: operation.at }),
  'orders adopt': ({ month }, { at }) => adoptOrders(month, at),
  'orders mark-paid': (input, operation) => markPaid(input, payments(operation)),
}

export const planHandlers: Handlers<typeof planCommands> = {
  'plans list': (request, operation) => listReceived('plan', request, operation),
  'plans show': async ({ businessId }) => {
    const plan = await findPlan(businessId)
    if (!plan) throw new Refusal('The business has no plan.')
    return showItem('There is no such plan.', livingPlan(plan).key)
  },
  'plans end': (input, operation) => endPlan(input, { plans: plansEndedBy(operation), now: operation.at }),
}

export const refundHandlers: Handlers<typeof refundCommands> = {
  'refunds list': (request, operation) => listReceived('refund', request, operation),
  'refunds show': ({ businessId }) =>
    showItem('There is no such request.', refundEntity.key({ sub: businessId })),
  'refunds grant': (input, operation) => grantRefund(input, refundsBy(operation)),
  'refunds decline': (input, operation) => declineRefund(input, refundsBy(operation)),
}

export const priceHandlers: Handlers<typeof priceCommands> = {
  'prices list': async () => ({ items: await listSetPrices(), next: null }),
  'prices set': (input, operation) => setPrice(input, priceChanges(operation)),
  'prices fees': async () => ({ items: await listFees(), next: null }),
  'prices fee': (input, operation) => setFee(input, operation, feeChanges(operation)),
}

export const creditHandlers: Handlers<typeof creditCommands> = {
  'credits record': (input, operation) =>
    recordCredits(input, { credits: creditRecords(operation), now: operation.at }),
}

import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import type { orderCommands } from '#shared/credits/orders.commands.ts'
import { endOfDay } from '#shared/credits/plan-days.ts'
import type { VatTime } from '#shared/credits/vat.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten, type Write } from '../platform/commands/until-written.ts'
import type { Living, Move } from '../platform/process/living.ts'

type Order = {
  living: Living
  suspect: boolean
  priceOre: number
  vatAt?: VatTime | undefined
  /** The number of its invoice, wherever that was made. */
  invoice?: string | undefined
  /** The business that got its credits, if it is paid. */
  businessId?: string | undefined
}

type Invoicing = { reference: string | undefined; due: string; address: string | undefined }

/** What the use cases need of the store. */
export type OrderMoves = {
  find: (id: string) => Promise<Order | null>
  /** Makes a transition ready to be written; throws a refusal if it cannot be made. */
  moving: (living: Living, move: Omit<Move, 'by' | 'at'>) => Write
  /**
   * Makes an invoice ready to be issued, or one that was made elsewhere ready to be noted, with the reference that the
   * bank tells its payment by. Throws a refusal if the buyer cannot be invoiced.
   */
  invoicing: (order: Order, invoice: Invoicing) => Promise<Write>
  /** The same for an order that is paid: there is nothing to pay, so that it stays as it is. */
  invoicingPaid: (order: Order, invoice: Omit<Invoicing, 'due'>) => Promise<Write>
  /** Whether the money of an order was paid back. */
  isPaidBack: (order: Order) => Promise<boolean>
}

const findOpen = async (id: string, { find }: OrderMoves): Promise<Order> => {
  const order = await find(id)
  if (!order) throw new Refusal('There is no such order.')
  if (order.suspect) throw new Refusal('A robot sent it, and nobody is to pay it.')
  return order
}

/** Invoices what was marked as paid before. */
const invoicePaid = async (
  order: Order,
  invoice: Omit<Invoicing, 'due'>,
  orders: OrderMoves,
): Promise<Write | null> => {
  if (order.invoice !== undefined) return null
  if (await orders.isPaidBack(order))
    throw new Refusal('Its money was paid back: there is nothing to invoice.')
  return orders.invoicingPaid(order, invoice)
}

/**
 * Invoices an order, and says until when it is to be paid; one that is paid without an invoice gets one that says so.
 * Throws a refusal if it has ended.
 */
export const invoiceOrder = (
  { orderId, reference, address, days }: InputOf<(typeof orderCommands)['orders invoice']>,
  { orders, now }: { orders: OrderMoves; now: string },
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const order = await findOpen(orderId, orders)
    if (order.living.life.state === 'invoiced') return null
    if (reference !== undefined && order.vatAt === 'use')
      throw new Refusal(
        'Its VAT is due when the credits are used: it is not invoiced yet, and its payment request is made here. Leave out the reference.',
      )
    if (order.living.life.state === 'paid') return invoicePaid(order, { reference, address }, orders)
    const due = endOfDay(daysAfter(swedishDay(now), days))
    return orders.invoicing(order, { reference, address, due })
  })

/** Declines an order that is not paid, with a reason that its buyer gets. */
export const declineOrder = (
  { orderId, reason }: InputOf<(typeof orderCommands)['orders decline']>,
  { orders, now }: { orders: OrderMoves; now: string },
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const { living } = await findOpen(orderId, orders)
    if (living.life.last?.name === 'decline') return null
    return orders.moving(living, { name: 'decline', reason, set: { cancelledAt: now } })
  })

import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import type { orderCommands } from '#shared/credits/orders.commands.ts'
import { endOfDay } from '#shared/credits/plan-days.ts'
import type { VatTime } from '#shared/credits/vat.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten, type Write } from '../platform/commands/until-written.ts'
import type { Living, Move } from '../platform/process/living.ts'

type Order = { living: Living; suspect: boolean; priceOre: number; vatAt?: VatTime | undefined }

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
}

const findOpen = async (id: string, { find }: OrderMoves): Promise<Order> => {
  const order = await find(id)
  if (!order) throw new Refusal('There is no such order.')
  if (order.suspect) throw new Refusal('A robot sent it, and nobody is to pay it.')
  return order
}

/** Invoices an order, and says until when it is to be paid. Throws a refusal if it was paid or has ended. */
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

import type { AccountOrder } from '#shared/credits/account-orders.ts'
import { refundDays } from '#shared/credits/refund.ts'
import type { RefundState } from './refund-life.ts'

type InvoiceNumber = { series: string; number: number }

/** What a stored order says that its business may see, beside its place in its process. */
export type OrderFacts = {
  id: string
  credits: number
  priceOre: number
  createdAt: string
  state: AccountOrder['state']
  paidAt?: string | undefined
  cancelledAt?: string | undefined
  since?: string | undefined
  terms?: Readonly<Record<string, string>> | undefined
  due?: Readonly<Record<string, string>> | undefined
  last?: { name: string; reason?: string | undefined } | undefined
  invoice?: string | undefined
  issued?: InvoiceNumber | undefined
  creditNote?: InvoiceNumber | undefined
  planNumber?: number | undefined
  firstOfAccount?: boolean | undefined
  vatAt?: AccountOrder['vatAt'] | undefined
}

/** The request for the money of an account's first order. */
export type AskedRefund = {
  id: string
  state: RefundState
  last?: { reason?: string | undefined } | undefined
}

/** The instant until which the money of a paid order may be asked for; null if it is not the account's first one. */
export const refundUntil = ({ firstOfAccount, paidAt }: OrderFacts): string | null =>
  firstOfAccount && paidAt ? new Date(Date.parse(paidAt) + refundDays * 86_400_000).toISOString() : null

const refundOf = (order: OrderFacts, asked: AskedRefund | null, now: string): AccountOrder['refund'] => {
  if (asked?.id === order.id) return { state: asked.state, until: null, reason: asked.last?.reason ?? null }
  const until = refundUntil(order)
  return until && now <= until ? { state: 'possible', until, reason: null } : null
}

/** An order as its business sees it. */
export const shownOrder = (order: OrderFacts, asked: AskedRefund | null, now: string): AccountOrder => {
  const { id, credits, priceOre, createdAt, state, paidAt, cancelledAt, since, terms, due, last } = order
  const { vatAt = 'sale' } = order
  const isInvoiced = state === 'invoiced'
  return {
    ...{ id, credits, priceOre, createdAt, state, vatAt },
    endedAt: paidAt ?? cancelledAt ?? (state === 'lapsed' ? (since ?? null) : null),
    payBy: (isInvoiced && terms?.due) || null,
    lapsesAt: (isInvoiced && due?.lapse) || null,
    invoice: order.invoice ?? null,
    papers: [
      ...(order.issued ? [vatAt === 'use' ? ('paymentRequest' as const) : ('invoice' as const)] : []),
      ...(order.creditNote ? (['creditNote'] as const) : []),
    ],
    reason: last?.reason ?? null,
    isPlanned: order.planNumber !== undefined,
    refund: refundOf(order, asked, now),
  }
}

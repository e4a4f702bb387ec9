import type { WaitingReason } from '#shared/bank/bank-line.entity.ts'
import { isOcr } from '#shared/bank/ocr.ts'
import type { Payment } from './statement.ts'

/** What a reference is for, as far as it is stored. */
export type Owed = {
  orderId: string
  ore: number
  state: 'unpaid' | 'paid' | 'ended'
  /** The payment that paid it, if that has been told by the bank. */
  lineId: string | null
}

type Verdict =
  /** It pays the order; `known` if an operator had marked that as paid before the bank told it. */
  { to: 'order'; orderId: string; known: boolean } | { to: 'list'; why: WaitingReason }

const waiting = (why: WaitingReason): Verdict => ({ to: 'list', why })

/** What can be said of a payment before it is known what its reference is for; null if it may pay something. */
const strangenessOf = ({ direction, currency, ocr }: Payment): WaitingReason | null => {
  if (direction === 'out') return 'outgoing'
  if (currency !== 'SEK') return 'other currency'
  if (ocr === null) return 'no reference'
  return isOcr(ocr) ? null : 'wrong reference'
}

/**
 * What a payment pays: an order, if reference, amount and currency are its own, and nothing has paid it. Everything else
 * is for a person to decide.
 */
export const judgePayment = (payment: Payment, owed: Owed | null): Verdict => {
  const strange = strangenessOf(payment)
  if (strange) return waiting(strange)
  if (!owed) return waiting('unknown reference')
  if (owed.lineId !== null) return waiting('paid twice')
  if (owed.state === 'ended') return waiting('order ended')
  if (payment.ore < owed.ore) return waiting('part payment')
  if (payment.ore > owed.ore) return waiting('too much')
  return { to: 'order', orderId: owed.orderId, known: owed.state === 'paid' }
}

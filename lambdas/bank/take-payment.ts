import type { BankLine, WaitingReason } from '#shared/bank/bank-line.entity.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { Failure } from '../platform/failure.ts'
import { judgePayment, type Owed } from './judge-payment.ts'
import type { Payment } from './statement.ts'
import { isOfPayout, keepWaiting, type PayoutNews, takePayout } from './take-payout.ts'

/** What the use case needs of the store. */
export type Payments = PayoutNews & {
  findTaken: (lineId: string) => Promise<BankLine | null>
  findOwed: (ocr: string) => Promise<Owed | null>
  /** Stores a payment that changes nothing else; false if it was taken in the meantime. */
  keep: (line: BankLine) => Promise<boolean>
  /** Stores a payment beside the order that was marked as paid before it came; false if that changed in the meantime. */
  noteFor: (orderId: string, line: BankLine) => Promise<boolean>
  /** Pays an order, as a command does by hand, and stores the payment with it. Throws a refusal if a rule says no. */
  payOrder: (orderId: string, line: BankLine) => Promise<{ changed: boolean }>
}

type Told = { account: string; file: string; at: string }

/** How a payment ended up, and how often, is what an import returns. */
export type Outcome = 'matched' | 'waiting' | 'known'

const maxAttempts = 5

const lineOf = (payment: Payment, { account, file, at }: Told): Omit<BankLine, 'state'> => ({
  id: derivedId('bank line', account, payment.reference),
  account,
  ...payment,
  file,
  createdAt: at,
})

const pay = async (orderId: string, line: BankLine, payments: Payments): Promise<boolean | WaitingReason> => {
  try {
    return (await payments.payOrder(orderId, line)).changed
  } catch (error) {
    if (error instanceof Refusal) return 'order refused'
    throw error
  }
}

/** Whether a payment that was taken is the one of this line: a bank may use a reference twice. */
const isSame = (line: Omit<BankLine, 'state'>, taken: BankLine): boolean =>
  line.ore === taken.ore &&
  line.currency === taken.currency &&
  line.direction === taken.direction &&
  line.bookedOn === taken.bookedOn

/** The line as a payment of its own, beside the one that was taken under its reference. */
const besideTaken = (line: Omit<BankLine, 'state'>): BankLine => {
  const { account, reference, ore, currency, direction, bookedOn } = line
  const id = derivedId('bank line', account, reference, ore, currency, direction, bookedOn)
  return { ...line, id, state: 'waiting', why: 'bank reference used twice' }
}

/**
 * Takes one payment, once: it pays its order, or waits for an operator with the reason. So does one whose reference the
 * bank used for another payment: nothing says which of them is meant.
 */
export const takePayment = async (payment: Payment, told: Told, payments: Payments): Promise<Outcome> => {
  const line = lineOf(payment, told)
  const wait = (why: WaitingReason): Promise<boolean> =>
    keepWaiting({ ...line, state: 'waiting', why }, payments)
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const taken = await payments.findTaken(line.id)
    if (taken) {
      if (isSame(line, taken)) return 'known'
      return (await keepWaiting(besideTaken(line), payments)) ? 'waiting' : 'known'
    }
    if (isOfPayout(payment)) {
      const result = await takePayout(payment, line, payments)
      if (result === 'matched') return 'matched'
      if (result !== 'again' && (await wait(result))) return 'waiting'
      continue
    }
    const owed = payment.ocr === null ? null : await payments.findOwed(payment.ocr)
    const verdict = judgePayment(payment, owed)
    if (verdict.to === 'list') {
      if (await wait(verdict.why)) return 'waiting'
      continue
    }
    const { orderId, known } = verdict
    const matched = { ...line, state: 'matched', orderId } as const
    const done = known ? await payments.noteFor(orderId, matched) : await pay(orderId, matched, payments)
    if (done === true) return 'matched'
    if (done && (await wait(done))) return 'waiting'
  }
  throw new Failure('unavailable')
}

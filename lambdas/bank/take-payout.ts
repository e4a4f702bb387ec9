import type { BankLine, WaitingReason } from '#shared/bank/bank-line.entity.ts'
import type { Payout } from '#shared/bank/payout.entity.ts'
import type { Payment } from './statement.ts'

/** What a payment of the bank says of one of our payouts. */
type Verdict = 'paid' | 'returned' | 'noted' | WaitingReason

/** Whether a payment names one of our payouts: its name is the one that our file gave it. */
export const isOfPayout = ({ direction, endToEndId, returned }: Payment): boolean =>
  endToEndId !== null && /^[\da-f]{32}$/.test(endToEndId) && (direction === 'out' || returned !== null)

const outgoing: Readonly<Record<Payout['state'], Verdict>> = {
  'in file': 'paid',
  paid: 'paid twice',
  // It went out and came back; that it came back was told first.
  returned: 'noted',
  rejected: 'unknown payout',
  dropped: 'unknown payout',
}

/** What becomes of a payout: it is paid or back, if amount and currency are its own; a person decides on all else. */
const judgePayout = ({ direction, ore, currency }: Payment, payout: Payout | null): Verdict => {
  if (!payout) return 'unknown payout'
  if (currency !== 'SEK') return 'other currency'
  if (ore !== payout.ore) return 'other amount'
  if (direction === 'out') return outgoing[payout.state]
  return payout.state === 'paid' || payout.state === 'in file' ? 'returned' : 'paid twice'
}

/** What the use case needs of the store. */
export type PayoutNews = {
  findPayout: (id: string) => Promise<Payout | null>
  /** Store a payment with what it does to a payout; false if one of them changed in the meantime. */
  confirm: (payout: Payout, line: BankLine) => Promise<boolean>
  giveBack: (payout: Payout, line: BankLine) => Promise<boolean>
  /** Stores a payment that waits, and notes it on the payout that it names; false if it was taken in the meantime. */
  noteOn: (payout: Payout, line: BankLine) => Promise<boolean>
}

type Keeping = { keep: (line: BankLine) => Promise<boolean> }

type Result = 'matched' | WaitingReason | 'again'

/** Takes what the bank says of a payout; `again` if it changed in the meantime. */
export const takePayout = async (
  payment: Payment,
  line: Omit<BankLine, 'state'>,
  news: PayoutNews & Keeping,
): Promise<Result> => {
  const payout = await news.findPayout(payment.endToEndId ?? '')
  const verdict = judgePayout(payment, payout)
  if (!payout || (verdict !== 'paid' && verdict !== 'returned' && verdict !== 'noted'))
    return verdict as WaitingReason
  const matched = { ...line, state: 'matched', payoutId: payout.id } as const
  const write = {
    paid: news.confirm,
    returned: news.giveBack,
    noted: (_: Payout, it: BankLine) => news.keep(it),
  }
  return (await write[verdict](payout, matched)) ? 'matched' : 'again'
}

/** Stores a payment that waits for an operator; a payout that it names knows that the bank has its file. */
export const keepWaiting = async (line: BankLine, news: PayoutNews & Keeping): Promise<boolean> => {
  const payout = isOfPayout(line) ? await news.findPayout(line.endToEndId ?? '') : null
  return payout ? news.noteOn(payout, line) : news.keep(line)
}

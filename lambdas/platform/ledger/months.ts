import type { StoredMonth } from '#shared/earnings/earnings.entity.ts'
import { earnedIn, earningsOre } from '#shared/earnings/earnings.ts'
import { monthOpenedLegs, monthPartedLegs } from '#shared/ledger/postings.ts'
import { absent } from '../table/condition.ts'
import type { Posting, ReadBalance } from './entry.ts'

/** The accounts of a partner, of which each month has its own. */
export const payeeAccounts = ['payable', 'inTransit', 'overpaid'] as const

export type PayeeBalances = Readonly<Record<(typeof payeeAccounts)[number], ReadBalance>>

/** All that says what is paid of a month, as it was read. */
export type MonthRead = {
  partnerId: string
  month: string
  /** What is counted of it; null if nothing was recorded. */
  counted: StoredMonth | null
  own: PayeeBalances
  /** Of all months together, as the ledger had them before each had its own. */
  together: PayeeBalances
}

/** A month with what is earned and paid of it. */
export type PaidMonth = Omit<StoredMonth, 'creditsEarned' | 'splitCredits'> & {
  earnedOre: number
  paidOutOre: number
}

/** A month with what the ledger says of it, and what was read for that: decisions are made on it. */
export type LedgerMonth = PaidMonth & { inTransitOre: number; read: MonthRead }

const balanceOf = ({ read }: ReadBalance): number => read?.balance ?? 0

const isOpen = (balances: PayeeBalances): boolean => payeeAccounts.some(name => balances[name].read !== null)

/** What a partner gets for a month: what is earned, with the VAT of approved self-bills. */
export const worthOf = (month: StoredMonth): number => earnedIn(month) + (month.vatOre ?? 0)

/** What is counted of a month, all of it in öre. */
const inOre = ({ creditsEarned, earnedOre, splitCredits = 0, splitOre = 0, ...counted }: StoredMonth) => ({
  ...counted,
  earnedOre: earnedIn({ creditsEarned, earnedOre }),
  splitOre: splitOre + earningsOre(splitCredits),
})

/**
 * A month as the ledger has it: what was earned and billed, and is not held for the partner any more, is paid. What was
 * counted before counts until the first change. The month and its accounts are read side by side: a change in between
 * is never taken for less than nothing, and refuses what is decided from it.
 */
export const ledgerMonth = (read: MonthRead): LedgerMonth => {
  const { month, own } = read
  const counted = read.counted ?? { month, totalHours: 0 }
  const { paidOutOre = 0, inTransitOre = 0 } = counted
  if (!isOpen(own)) return { ...inOre(counted), paidOutOre, inTransitOre, read }
  const held = balanceOf(own.payable) + balanceOf(own.inTransit) - balanceOf(own.overpaid)
  const paid = Math.max(0, worthOf(counted) - held)
  return { ...inOre(counted), paidOutOre: paid, inTransitOre: balanceOf(own.inTransit), read }
}

/** The fields of a month that a decision reads in addition to its accounts; the write is refused if they have changed. */
export const asCounted = ({ read: { counted } }: LedgerMonth) => ({
  earnedOre: counted?.earnedOre ?? absent,
  creditsEarned: counted?.creditsEarned ?? absent,
  vatOre: counted?.vatOre ?? absent,
  billedOre: counted?.billedOre ?? absent,
  dueOre: counted?.dueOre ?? absent,
})

/** The accounts of a month, and those of all together, as they were read. */
export const accountsOf = ({ own, together }: MonthRead): ReadBalance[] =>
  [own, together].flatMap(balances => Object.values(balances))

/** The entry that opens the accounts of a month with what is counted of it; none if they are open. */
export const monthOpening = (read: MonthRead, { at, by }: Pick<Posting, 'at' | 'by'>): Posting[] => {
  const { partnerId, month, counted, own, together } = read
  if (!counted || isOpen(own)) return []
  const { paidOutOre = 0, inTransitOre = 0 } = counted
  const payee = { partnerId, month }
  const owed = { owedOre: worthOf(counted) - paidOutOre - inTransitOre, inTransitOre }
  const held = { payableOre: balanceOf(together.payable), overpaidOre: balanceOf(together.overpaid) }
  const legs = isOpen(together) ? monthPartedLegs(payee, owed, held) : monthOpenedLegs(payee, owed)
  const cause = `payable ${partnerId} ${month}`
  return [{ kind: 'opening', cause, legs, at, by, about: { month }, reads: accountsOf(read) }]
}

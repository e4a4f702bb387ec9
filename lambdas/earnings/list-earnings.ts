import { wallClockAt } from '#shared/contract/time-zone.ts'
import { creditsOf } from '#shared/credits/prices.ts'
import { payoutOf, pendingOre } from '#shared/earnings/earnings.ts'
import type { EarningsMonth } from '#shared/earnings/list-earnings.ts'
import type { PaidMonth } from '../platform/ledger/months.ts'

/** What is known of a month: how many credits it is follows from what is earned. */
export type WorkedMonth = PaidMonth

type Sums = Omit<EarningsMonth, 'month' | 'payout'>

/** A month with the credits that were earned in it, and whether they are paid out. */
export const valued = (worked: WorkedMonth): EarningsMonth => ({
  month: worked.month,
  totalHours: worked.totalHours,
  creditsEarned: creditsOf(worked.earnedOre),
  paidOutOre: worked.paidOutOre,
  vatOre: worked.vatOre ?? 0,
  totalEarningsOre: worked.earnedOre,
  payout: payoutOf(worked),
})

const sumOf = (months: readonly EarningsMonth[], field: keyof Sums): number =>
  months.reduce((sum, month) => sum + month[field], 0)

const totalsOf = (months: readonly EarningsMonth[]) => {
  const earnedOre = sumOf(months, 'totalEarningsOre')
  const paidOutOre = sumOf(months, 'paidOutOre')
  const vatOre = sumOf(months, 'vatOre')
  return {
    totalHours: sumOf(months, 'totalHours'),
    creditsEarned: creditsOf(earnedOre),
    totalEarningsOre: earnedOre,
    vatOre,
    paidOutOre,
    pendingOre: pendingOre({ earnedOre, paidOutOre, vatOre }),
  }
}

/** What a partner has earned by months (newest first), in all, and in the month that it is in Sweden now. */
export const listEarnings = (worked: readonly WorkedMonth[], now: number) => {
  const months = worked.map(valued)
  const present = wallClockAt(now, 'Europe/Stockholm').date.slice(0, 7)
  return {
    months,
    totals: totalsOf(months),
    thisMonth: months.find(({ month }) => month === present) ?? null,
  }
}

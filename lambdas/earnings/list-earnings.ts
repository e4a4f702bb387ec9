import { wallClockAt } from '#shared/contract/time-zone.ts'
import { earningsOre, payoutOf, pendingOre } from '#shared/earnings/earnings.ts'
import type { EarningsMonth } from '#shared/earnings/list-earnings.ts'
import type { PaidMonth } from '../platform/ledger/months.ts'

/** What is known of a month: what the credits are worth follows from them. */
export type WorkedMonth = PaidMonth

type Sums = Omit<EarningsMonth, 'month' | 'payout'>

/** A month with what its credits are worth, and whether that is paid out. */
export const valued = (worked: WorkedMonth): EarningsMonth => ({
  month: worked.month,
  totalHours: worked.totalHours,
  creditsEarned: worked.creditsEarned,
  paidOutOre: worked.paidOutOre,
  vatOre: worked.vatOre ?? 0,
  totalEarningsOre: earningsOre(worked.creditsEarned),
  payout: payoutOf(worked),
})

const sumOf = (months: readonly EarningsMonth[], field: keyof Sums): number =>
  months.reduce((sum, month) => sum + month[field], 0)

const totalsOf = (months: readonly EarningsMonth[]) => {
  const creditsEarned = sumOf(months, 'creditsEarned')
  const paidOutOre = sumOf(months, 'paidOutOre')
  const vatOre = sumOf(months, 'vatOre')
  return {
    totalHours: sumOf(months, 'totalHours'),
    creditsEarned,
    totalEarningsOre: sumOf(months, 'totalEarningsOre'),
    vatOre,
    paidOutOre,
    pendingOre: pendingOre({ creditsEarned, paidOutOre, vatOre }),
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

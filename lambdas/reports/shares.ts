import { type ShownSplit, shownSplitOf } from '#shared/agreements/shown-split.ts'
import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import { shareOf } from '#shared/ledger/share-of.ts'
import type { StoredReport } from '#shared/reports/report.entity.ts'
import { usedWith } from '../platform/ledger/used-with.ts'
import { openQuarters } from './work.ts'

/** What so many quarters of an hour have earned in all, in öre: rounded down, so that no part is paid twice. */
const earnedWith = ({ hoursAgreed, creditsAgreed }: StoredAssignment, quarters: number): number =>
  hoursAgreed && creditsAgreed ? shareOf(creditsAgreed * creditValueOre, quarters, hoursAgreed * 4) : 0

/** What so many quarters of an hour more earn, in öre. */
export const earnedForMore = (assignment: StoredAssignment, quarters: number): number => {
  const before = assignment.totalHours * 4
  return earnedWith(assignment, before + quarters) - earnedWith(assignment, before)
}

type Share = Required<Pick<StoredReport, 'earnedOre' | 'usedOre'>>

/**
 * What the business has used for what its partner has earned, in öre; null if nothing says what is paid, or the guarantee
 * gave it back.
 */
export const usedSoFar = (assignment: StoredAssignment): number | null => {
  const { totalEarningsOre, creditsPaid, guaranteedAt } = assignment
  return creditsPaid === undefined || guaranteedAt ? null : usedWith(assignment, totalEarningsOre, 0)
}

/** What it uses for what its partner earns more, in öre; null like what it has used. */
export const usedForMore = (assignment: StoredAssignment, earnedOre: number): number | null => {
  const before = usedSoFar(assignment)
  const earned = assignment.totalEarningsOre + earnedOre
  return before === null ? null : usedWith(assignment, earned, 0) - before
}

/** What so many quarters of an hour more earn and cost; null if the assignment does not say what is paid for it. */
const shareFor = (assignment: StoredAssignment, quarters: number): Share | null => {
  const earnedOre = earnedForMore(assignment, quarters)
  const usedOre = usedForMore(assignment, earnedOre)
  return usedOre === null ? null : { earnedOre, usedOre }
}

/** What of a report is in the books; null if its approval did not note it. */
const bookedOf = ({ approvedQuarters, approvedCredits, earnedOre, usedOre }: StoredReport): Share | null => {
  if (approvedQuarters === 0) return { earnedOre: 0, usedOre: 0 }
  const earned = earnedOre ?? (approvedCredits === undefined ? undefined : earningsOre(approvedCredits))
  return earned === undefined || usedOre === undefined ? null : { earnedOre: earned, usedOre }
}

const together = (one: Share | null, other: Share | null): Share | null =>
  one &&
  other && {
    earnedOre: one.earnedOre + other.earnedOre,
    usedOre: one.usedOre + other.usedOre,
  }

/** What a report notes when so many quarters more of it are approved: as the ledger posts them. */
export const approvedWith = (
  assignment: StoredAssignment,
  report: StoredReport,
  quarters: number,
): Pick<StoredReport, 'approvedQuarters' | 'earnedOre' | 'usedOre'> => ({
  approvedQuarters: report.approvedQuarters + quarters,
  ...together(bookedOf(report), shareFor(assignment, quarters)),
})

/** The split of a report: what is approved of it and, while it waits, the rest as if it was approved now. */
export const splitOfReport = (assignment: StoredAssignment, report: StoredReport): ShownSplit | null => {
  if (report.state === 'draft') return null
  const share = together(bookedOf(report), shareFor(assignment, openQuarters(report)))
  return share && share.usedOre > 0 ? shownSplitOf(share.usedOre, share.earnedOre) : null
}

import { type ShownSplit, shownSplitOf } from '#shared/agreements/shown-split.ts'
import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import type { StoredReport } from '#shared/reports/report.entity.ts'
import { usedWith } from '../platform/ledger/used-with.ts'
import { openQuarters } from './work.ts'

/** The credits that so many quarters of an hour have earned in all: rounded down, so that no part is paid twice. */
const creditsFor = ({ hoursAgreed, creditsAgreed }: StoredAssignment, quarters: number): number =>
  hoursAgreed && creditsAgreed ? Math.floor((creditsAgreed * quarters) / (hoursAgreed * 4)) : 0

/** The credits that so many quarters of an hour more earn. */
export const creditsForMore = (assignment: StoredAssignment, quarters: number): number => {
  const before = assignment.totalHours * 4
  return creditsFor(assignment, before + quarters) - creditsFor(assignment, before)
}

type Share = Required<Pick<StoredReport, 'approvedCredits' | 'usedOre'>>

/**
 * What the business uses for so many more credits of the partner; null if nothing says what is paid, or the guarantee gave
 * it back.
 */
export const usedForMore = (assignment: StoredAssignment, credits: number): number | null => {
  const { creditsEarned, creditsPaid, guaranteedAt } = assignment
  if (creditsPaid === undefined || guaranteedAt) return null
  const used = (earned: number) => usedWith(assignment, earned, 0)
  return used(creditsEarned + credits) - used(creditsEarned)
}

/** What so many quarters of an hour more earn and cost; null if the assignment does not say what is paid for it. */
const shareOf = (assignment: StoredAssignment, quarters: number): Share | null => {
  const approvedCredits = creditsForMore(assignment, quarters)
  const usedOre = usedForMore(assignment, approvedCredits)
  return usedOre === null ? null : { approvedCredits, usedOre }
}

/** What of a report is in the books; null if its approval did not note it. */
const bookedOf = ({ approvedQuarters, approvedCredits, usedOre }: StoredReport): Share | null => {
  if (approvedQuarters === 0) return { approvedCredits: 0, usedOre: 0 }
  return approvedCredits === undefined || usedOre === undefined ? null : { approvedCredits, usedOre }
}

const together = (one: Share | null, other: Share | null): Share | null =>
  one &&
  other && {
    approvedCredits: one.approvedCredits + other.approvedCredits,
    usedOre: one.usedOre + other.usedOre,
  }

/** What a report notes when so many quarters more of it are approved: as the ledger posts them. */
export const approvedWith = (
  assignment: StoredAssignment,
  report: StoredReport,
  quarters: number,
): Pick<StoredReport, 'approvedQuarters' | 'approvedCredits' | 'usedOre'> => ({
  approvedQuarters: report.approvedQuarters + quarters,
  ...together(bookedOf(report), shareOf(assignment, quarters)),
})

/** The split of a report: what is approved of it and, while it waits, the rest as if it was approved now. */
export const splitOfReport = (assignment: StoredAssignment, report: StoredReport): ShownSplit | null => {
  if (report.state === 'draft') return null
  const share = together(bookedOf(report), shareOf(assignment, openQuarters(report)))
  return share && share.usedOre > 0 ? shownSplitOf(share.usedOre, earningsOre(share.approvedCredits)) : null
}

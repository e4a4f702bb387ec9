import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { shareOf } from '#shared/ledger/share-of.ts'

type Priced = Pick<StoredAssignment, 'creditsPaid' | 'creditsAgreed'>

/**
 * What the business has used once so much is earned, in öre: in proportion, rounded down, and all with the last of it.
 * More than was agreed costs in the same proportion; where nobody stated what is paid, it costs what was reserved.
 */
export const usedWith = (
  { creditsPaid, creditsAgreed }: Priced,
  earnedOre: number,
  reservedOre: number,
): number => {
  const paidOre = creditsPaid === undefined ? reservedOre : creditsPaid * creditValueOre
  if (!creditsAgreed) return Math.min(paidOre, earnedOre)
  const used = shareOf(paidOre, earnedOre, creditsAgreed * creditValueOre)
  return creditsPaid === undefined ? Math.min(used, paidOre) : used
}

/** The credits that a business pays beyond what was agreed once so much is earned, in whole ones. */
export const creditsAbove = (assignment: Priced, earnedOre: number): number => {
  const { creditsPaid } = assignment
  if (creditsPaid === undefined) return 0
  return Math.max(0, Math.ceil(usedWith(assignment, earnedOre, 0) / creditValueOre) - creditsPaid)
}

import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { creditValueOre } from '#shared/credits/prices.ts'

type Priced = Pick<StoredAssignment, 'creditsPaid' | 'creditsAgreed'>

/**
 * What the business has used once so many credits are earned: in proportion, rounded down, and all with the last one.
 * More than was agreed costs in the same proportion; where nobody stated what is paid, it costs what was reserved.
 */
export const usedWith = (
  { creditsPaid, creditsAgreed }: Priced,
  earned: number,
  reservedOre: number,
): number => {
  const paidOre = creditsPaid === undefined ? reservedOre : creditsPaid * creditValueOre
  if (!creditsAgreed) return Math.min(paidOre, earned * creditValueOre)
  const used = Math.floor((paidOre * earned) / creditsAgreed)
  return creditsPaid === undefined ? Math.min(used, paidOre) : used
}

/** The credits that a business pays beyond what was agreed once so many are earned, in whole ones. */
export const creditsAbove = (assignment: Priced, earned: number): number => {
  const { creditsPaid } = assignment
  if (creditsPaid === undefined) return 0
  return Math.max(0, Math.ceil(usedWith(assignment, earned, 0) / creditValueOre) - creditsPaid)
}

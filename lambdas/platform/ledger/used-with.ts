import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { shareOf } from '#shared/ledger/share-of.ts'

type Priced = Pick<StoredAssignment, 'creditsPaid' | 'creditsAgreed'>

type Worked = Priced & Pick<StoredAssignment, 'hoursAgreed' | 'totalEarningsOre'>

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

/**
 * The credits that a business has set aside for work by the hour, those above the agreed ones among them: what of them is
 * kept, in öre, and what has been used. At a fixed price there are none above.
 */
export const creditsSetAside = (assignment: Worked, keptOre: number): number => {
  const { hoursAgreed, totalEarningsOre, creditsPaid = 0 } = assignment
  if (hoursAgreed === null) return creditsPaid
  return Math.max(
    creditsPaid,
    Math.ceil((keptOre + usedWith(assignment, totalEarningsOre, 0)) / creditValueOre),
  )
}

import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { creditValueOre } from '#shared/credits/prices.ts'

/** What the business has used once so many credits are earned: in proportion, rounded down, and all with the last one. */
export const usedWith = (
  { creditsPaid, creditsAgreed }: Pick<StoredAssignment, 'creditsPaid' | 'creditsAgreed'>,
  earned: number,
  reservedOre: number,
): number => {
  const paidOre = creditsPaid === undefined ? reservedOre : creditsPaid * creditValueOre
  if (!creditsAgreed) return Math.min(paidOre, earned * creditValueOre)
  return earned >= creditsAgreed ? paidOre : Math.floor((paidOre * earned) / creditsAgreed)
}

import { creditValueOre } from '#shared/credits/prices.ts'
import { grantedLegs } from '#shared/ledger/postings.ts'
import type { Posting } from './entry.ts'

type Opening = { at: string; by: string }

/** The credits that a business had before the ledger, at their value; posted with the first change of them. */
export const creditsOpening = (businessId: string, credits: number, { at, by }: Opening): Posting => {
  const valueOre = credits * creditValueOre
  return {
    ...{ kind: 'opening', cause: `available ${businessId}`, at, by },
    legs: grantedLegs(businessId, valueOre, 'opening'),
    lot: { businessId, valueOre, paidOre: valueOre },
    ifNew: { account: 'available', owner: businessId },
  }
}

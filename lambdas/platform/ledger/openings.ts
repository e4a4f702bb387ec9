import { creditValueOre } from '#shared/credits/prices.ts'
import { grantedLegs, pendingLegs } from '#shared/ledger/postings.ts'
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

/** What a partner had earned and not been paid before the ledger; posted with the first change of it. */
export const pendingOpening = (partnerId: string, pendingOre: number, { at, by }: Opening): Posting => ({
  ...{ kind: 'opening', cause: `payable ${partnerId}`, at, by },
  legs: pendingLegs(partnerId, pendingOre, 'opening'),
  ifNew: { account: 'payable', owner: partnerId },
})

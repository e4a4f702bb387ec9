import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import {
  grantedLegs,
  releasedLegs,
  reservedLegs,
  returnedLegs,
  withdrawnLegs,
} from '#shared/ledger/postings.ts'
import type { Posting, ReadBalance } from './entry.ts'
import { readBalance } from './owners.store.ts'
import { creditsSetAside } from './used-with.ts'
import { usageOf } from './uses.store.ts'

type Deed = Pick<Posting, 'at' | 'by'>

type Agreed = { businessId: string; assignmentId: string; credits: number }

/** Credits set aside for an assignment; part of the transaction that agrees on it. */
export const reservation = ({ businessId, assignmentId, credits }: Agreed, { at, by }: Deed): Posting => ({
  ...{ kind: 'reserved', cause: assignmentId, at, by, about: { assignmentId } },
  legs: reservedLegs({ businessId, assignmentId, valueOre: credits * creditValueOre }),
})

type ByHand = { id: string; createdAt: string; businessId: string; credits: number; isPurchase: boolean }

/** Credits that an operator adds or takes by hand. Nobody says what was paid for those that an order would have added. */
export const correction = async (
  { id, createdAt, businessId, credits, isPurchase }: ByHand,
  { at, by }: Deed,
): Promise<Posting> => {
  const valueOre = Math.abs(credits) * creditValueOre
  // Its receipt makes it once; the same change may be made again later.
  const deed = { cause: `${id} ${createdAt}`, at, by, about: { changeId: id } }
  if (credits < 0) {
    const { use, taxed, used } = await usageOf(businessId, () => valueOre)
    return { ...deed, kind: 'withdrawn', legs: withdrawnLegs(use), taxed, reads: [used] }
  }
  const lot = { businessId, valueOre, paidOre: isPurchase ? valueOre : 0 }
  return {
    ...{ ...deed, kind: 'granted', lot },
    legs: grantedLegs(businessId, valueOre, isPurchase ? 'world' : 'discount'),
  }
}

type Left = Agreed & { leftOre: number; reserved: ReadBalance }

/**
 * What is left of an assignment that is over, given back in whole credits: what is missing of the last one was part of a
 * credit that the work used, and the house adds it.
 */
export const returned = (
  { businessId, assignmentId, credits, leftOre, reserved }: Left,
  { at, by }: Deed,
): Posting => {
  const addedOre = credits * creditValueOre - leftOre
  return {
    ...{ kind: 'released', cause: assignmentId, at, by, about: { assignmentId }, reads: [reserved] },
    legs: [
      ...releasedLegs({ businessId, assignmentId, valueOre: leftOre }),
      ...grantedLegs(businessId, addedOre, 'discount'),
    ],
    lot: addedOre > 0 ? { businessId, valueOre: addedOre, paidOre: 0 } : undefined,
  }
}

/** The credits that are given back, and how the ledger posts it. */
type Guaranteed = { credits: number; postings: [Posting, Posting] }

/**
 * All credits of an assignment given back, also those that were set aside for work above the agreed: those that are
 * reserved, and those that were used, which the house bears. What was agreed before the ledger may be more than it knows
 * of. The assignment is read after what is reserved, so that an approval in between refuses the transaction.
 */
export const guaranteed = async (
  { businessId, assignmentId, credits: agreed }: Agreed,
  findAssignment: () => Promise<StoredAssignment | null>,
  { at, by }: Deed,
): Promise<Guaranteed> => {
  const reserved = await readBalance({ account: 'reserved', owner: businessId, part: assignmentId })
  const kept = reserved.read?.balance ?? 0
  const assignment = await findAssignment()
  const credits = Math.max(agreed, assignment ? creditsSetAside(assignment, kept) : 0)
  const worked = credits * creditValueOre - kept
  const { use, taxed, used } = await usageOf(businessId, usedOre => -Math.min(worked, usedOre))
  const returned = { businessId, valueOre: -use.valueOre, paidOre: -use.paidOre, vatOre: -(use.vatOre ?? 0) }
  const unknown = worked - returned.valueOre
  const deed = { cause: assignmentId, at, by, about: { assignmentId } }
  const postings: [Posting, Posting] = [
    {
      ...{ ...deed, kind: 'released', reads: [reserved] },
      legs: releasedLegs({ businessId, assignmentId, valueOre: kept }),
    },
    {
      ...{ ...deed, kind: 'guaranteed', taxed, reads: [used] },
      legs: [...returnedLegs(returned), ...grantedLegs(businessId, unknown, 'discount')],
      lot: unknown > 0 ? { businessId, valueOre: unknown, paidOre: 0 } : undefined,
    },
  ]
  return { credits, postings }
}

import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import { approvedLegs } from '#shared/ledger/postings.ts'
import { queryItems } from '../table/query-items.ts'
import type { TransactItem } from '../table/table.ts'
import type { Posting } from './entry.ts'
import { pendingOpening } from './openings.ts'
import { readBalance } from './owners.store.ts'
import { posting } from './posting.store.ts'
import { usedWith } from './used-with.ts'
import { usageOf } from './uses.store.ts'

type Worked = Pick<StoredAssignment, 'id' | 'businessId' | 'creditsPaid' | 'creditsAgreed' | 'creditsEarned'>

/** What a partner has earned and not been paid, as the months say; part of what opens the account. */
export const pendingOf = async (partnerId: string): Promise<number> => {
  const months = await queryItems(earningsEntity.list({ sub: partnerId }), earningsEntity.item)
  return months.reduce(
    (sum, { creditsEarned, paidOutOre, vatOre = 0 }) =>
      sum + earningsOre(creditsEarned) + vatOre - paidOutOre,
    0,
  )
}

/** What a business uses for work of a partner: at most what is reserved for it. */
const usedFor = async (assignment: Worked, credits: number) => {
  const { id: assignmentId, businessId, creditsEarned } = assignment
  if (!businessId) return null
  const reserved = await readBalance({ account: 'reserved', owner: businessId, part: assignmentId })
  if (!reserved.read) return null
  const { balance, credits: everReserved } = reserved.read
  const planned =
    usedWith(assignment, creditsEarned + credits, everReserved) -
    usedWith(assignment, creditsEarned, everReserved)
  const { use, taxed, used } = await usageOf(businessId, usedOre =>
    Math.max(Math.min(planned, balance), -usedOre),
  )
  return { use: { ...use, assignmentId }, taxed, reads: [reserved, used] }
}

type Earned = Pick<Posting, 'cause' | 'at' | 'by' | 'about'> & {
  partnerId: string
  assignment: Worked
  /** Below zero for a correction. */
  credits: number
}

/** What a partner has earned, and what its business has used for it; part of the transaction that adds it to a month. */
export const postingEarned = async ({
  partnerId,
  assignment,
  credits,
  cause,
  at,
  by,
  about = {},
}: Earned): Promise<TransactItem[]> => {
  if (credits === 0) return []
  const [pending, used] = await Promise.all([pendingOf(partnerId), usedFor(assignment, credits)])
  return posting(pendingOpening(partnerId, pending, { at, by }), {
    ...{ kind: 'approved', cause, at, by, about: { ...about, assignmentId: assignment.id } },
    legs: approvedLegs({ partnerId, earnedOre: earningsOre(credits), use: used?.use }),
    ...{ taxed: used?.taxed, reads: used?.reads ?? [] },
  })
}

type PaidOut = Pick<Posting, 'kind' | 'cause' | 'legs' | 'at' | 'by' | 'about'> & { partnerId: string }

/** A change of what a partner is to be paid; part of the transaction that makes it. */
export const postingPayable = async ({ partnerId, ...posted }: PaidOut): Promise<TransactItem[]> => {
  const { at, by } = posted
  return posting(pendingOpening(partnerId, await pendingOf(partnerId), { at, by }), posted)
}

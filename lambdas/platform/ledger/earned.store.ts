import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import { approvedLegs } from '#shared/ledger/postings.ts'
import type { TransactItem } from '../table/table.ts'
import type { Posting } from './entry.ts'
import { postingPayable } from './months.store.ts'
import type { MonthRead } from './months.ts'
import { readBalance } from './owners.store.ts'
import { usedWith } from './used-with.ts'
import { usageOf } from './uses.store.ts'

type Worked = Pick<StoredAssignment, 'id' | 'businessId' | 'creditsPaid' | 'creditsAgreed' | 'creditsEarned'>

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
  assignment: Worked
  /** Below zero for a correction. */
  credits: number
}

/** What a partner has earned, and what its business has used for it; part of the transaction that adds it to a month. */
export const postingEarned = async (
  readMonth: () => Promise<MonthRead>,
  { assignment, credits, about = {}, ...deed }: Earned,
): Promise<TransactItem[]> => {
  if (credits === 0) return []
  const [read, used] = await Promise.all([readMonth(), usedFor(assignment, credits)])
  const { partnerId } = read
  return postingPayable(read, {
    ...{ ...deed, kind: 'approved', about: { ...about, month: read.month, assignmentId: assignment.id } },
    legs: approvedLegs({ partnerId, month: read.month, earnedOre: earningsOre(credits), use: used?.use }),
    ...{ taxed: used?.taxed, reads: used?.reads ?? [] },
  })
}

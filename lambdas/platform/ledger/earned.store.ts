import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { creditChangeEntity } from '#shared/credits/credit-change.entity.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { approvedLegs } from '#shared/ledger/postings.ts'
import { derivedId } from '../commands/derived-id.ts'
import { Failure } from '../failure.ts'
import type { TransactItem } from '../table/table.ts'
import { putNew } from '../table/write-items.ts'
import { reservation } from './credit-postings.store.ts'
import type { Posting } from './entry.ts'
import { postingPayable } from './months.store.ts'
import type { MonthRead } from './months.ts'
import { readBalance } from './owners.store.ts'
import { creditsAbove, usedWith } from './used-with.ts'
import { usageOf } from './uses.store.ts'

type Worked = Pick<
  StoredAssignment,
  'id' | 'businessId' | 'projectTitle' | 'creditsPaid' | 'creditsAgreed' | 'totalEarningsOre' | 'guaranteedAt'
>

type Deed = Pick<Posting, 'cause' | 'at' | 'by' | 'about'>

type Earned = Deed & {
  assignment: Worked
  /** Below zero for a correction. */
  earnedOre: number
  /** What the business uses for it, if that is stated: otherwise in proportion. */
  usedOre?: number | undefined
}

/** Credits set aside for work above what was agreed. */
type Above = { posting: Posting; writes: readonly TransactItem[]; valueOre: number }

/** The line of it in the history of the business. */
const historyOf = (
  { assignment: { id, businessId, projectTitle }, cause, at }: Earned,
  more: number,
  availableOre: number,
): TransactItem => {
  const change = { id: derivedId('above', id, cause), createdAt: at, kind: 'assignment', credits: -more }
  const balance = availableOre / creditValueOre - more
  const key = creditChangeEntity.key({ sub: businessId ?? '', createdAt: at, id: change.id })
  return putNew({ ...key, ...change, balance, reference: projectTitle })
}

/** Sets credits aside for what is above the agreed ones. Throws `credits_missing` if the business has too few. */
const reservingAbove = async (earned: Earned): Promise<Above | null> => {
  const { assignment, earnedOre, cause, at, by } = earned
  const { id: assignmentId, businessId, totalEarningsOre: before } = assignment
  const more = creditsAbove(assignment, before + earnedOre) - creditsAbove(assignment, before)
  if (!businessId || more <= 0) return null
  const valueOre = more * creditValueOre
  const available = await readBalance({ account: 'available', owner: businessId })
  const availableOre = available.read?.balance ?? 0
  if (availableOre < valueOre) throw new Failure('credits_missing')
  const posting = reservation({ businessId, assignmentId, credits: more }, { at, by })
  return {
    posting: { ...posting, cause: `${assignmentId} ${cause}`, reads: [available] },
    writes: [historyOf(earned, more, availableOre)],
    valueOre,
  }
}

/**
 * What a business uses for work of a partner: at most what is reserved for it, and nothing once the guarantee gave that
 * back.
 */
const usedFor = async (earned: Earned) => {
  const { assignment, earnedOre, usedOre: stated } = earned
  const { id: assignmentId, businessId, totalEarningsOre: before, guaranteedAt } = assignment
  if (!businessId || guaranteedAt) return null
  const reserved = await readBalance({ account: 'reserved', owner: businessId, part: assignmentId })
  if (!reserved.read) return null
  const { balance, credits: everReserved } = reserved.read
  const above = await reservingAbove(earned)
  const kept = balance + (above?.valueOre ?? 0)
  const planned =
    stated ??
    usedWith(assignment, before + earnedOre, everReserved) - usedWith(assignment, before, everReserved)
  const { use, taxed, used } = await usageOf(businessId, usedOre =>
    Math.max(Math.min(planned, kept), -usedOre),
  )
  return { above, use: { ...use, assignmentId }, taxed, reads: [reserved, used] }
}

/**
 * What a partner has earned, and what its business has used for it; part of the transaction that adds it to a month. Work
 * above what was agreed is paid with credits that the business has left; throws `credits_missing` if these are too few.
 */
export const postingEarned = async (
  readMonth: () => Promise<MonthRead>,
  earned: Earned,
): Promise<TransactItem[]> => {
  const { assignment, earnedOre, usedOre, about = {}, ...deed } = earned
  if (earnedOre === 0 && !usedOre) return []
  const [read, used] = await Promise.all([readMonth(), usedFor(earned)])
  const { partnerId } = read
  const approved: Posting = {
    ...{ ...deed, kind: 'approved', about: { ...about, month: read.month, assignmentId: assignment.id } },
    legs: approvedLegs({ partnerId, month: read.month, earnedOre, use: used?.use }),
    ...{ taxed: used?.taxed, reads: used?.reads ?? [] },
  }
  const { above } = used ?? {}
  const before = above ? [above.posting] : []
  return [...(above?.writes ?? []), ...(await postingPayable(read, approved, ...before))]
}

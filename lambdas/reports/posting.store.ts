import { partnerAssignmentEntity } from '#shared/assignments/partner-assignment.entity.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { creditsOf, creditValueOre } from '#shared/credits/prices.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import { workEntryEntity } from '#shared/earnings/work-entry.entity.ts'
import type { StoredMilestone } from '#shared/reports/milestone.entity.ts'
import type { StoredReport } from '#shared/reports/report.entity.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { postingEarned } from '../platform/ledger/earned.store.ts'
import { readMonth } from '../platform/ledger/months.store.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { update } from '../platform/table/update.ts'
import { putNew } from '../platform/table/write-items.ts'
import { earnedForMore, usedForMore } from './shares.ts'
import type { Work } from './work.ts'

type Deed = { at: string; by: string }

type Earned = Deed & {
  month: string
  entryId: string
  kind: 'hours' | 'milestone'
  hours: number
  earnedOre: number
  /** What the business uses for it; null if the assignment does not say what is paid. */
  usedOre: number | null
  reference: string
  milestone?: string
  about: Readonly<Record<string, string>>
}

/**
 * Adds to the assignment, the month and its entries; part of a transaction. It is refused if the assignment has changed
 * since it was read: what is above the agreed hours was decided by that.
 */
const addingEarned = async (
  { partnerId, assignment }: Work,
  { month, entryId, kind, hours, earnedOre, usedOre, reference, milestone, about, at, by }: Earned,
): Promise<TransactItem[]> => {
  const { id: assignmentId, createdAt, totalHours, totalEarningsOre } = assignment
  const earned = { assignment, earnedOre, usedOre: usedOre ?? undefined, cause: entryId, at, by, about }
  return [
    putNew({
      ...workEntryEntity.key({ sub: partnerId, month, id: entryId }),
      ...{ id: entryId, kind, assignmentId, totalHours: hours, earnedOre },
      ...{ reference, createdAt: at },
      ...(milestone !== undefined && { milestone }),
    }),
    update(earningsEntity.key({ sub: partnerId, month }))
      .set({ month })
      .add({
        ...{ totalHours: hours, earnedOre },
        ...(usedOre !== null && { usedOre, splitOre: earnedOre }),
      }),
    update(partnerAssignmentEntity.key({ sub: partnerId, createdAt, id: assignmentId }))
      .set({ creditsEarned: creditsOf(totalEarningsOre + earnedOre) })
      .add({ totalHours: hours, totalEarningsOre: earnedOre })
      .expect({ totalHours, totalEarningsOre }),
    ...(await postingEarned(() => readMonth(partnerId, month), earned)),
  ]
}

/** Adds approved time to the books of its month; part of the transaction that approves it. */
export const addingApproved = async (
  work: Work,
  { id, month, revision = 0 }: StoredReport,
  { quarters, ...deed }: Deed & { quarters: number },
): Promise<TransactItem[]> => {
  if (quarters === 0) return []
  const earnedOre = earnedForMore(work.assignment, quarters)
  return addingEarned(work, {
    ...{ month, entryId: derivedId('report', id, revision), kind: 'hours', hours: quarters / 4, earnedOre },
    usedOre: usedForMore(work.assignment, earnedOre),
    ...{ reference: `time report ${month}`, about: { reportId: id }, ...deed },
  })
}

/**
 * Adds an accepted milestone to the books of the month in which it is; part of the transaction that accepts it. The
 * business uses what the milestone costs, however the share of its partner is rounded: one that is struck comes back whole.
 */
export const addingAccepted = async (
  work: Work,
  { id, number, name, credits: price, partnerCredits }: StoredMilestone,
  deed: Deed,
): Promise<TransactItem[]> => {
  const { creditsPaid, guaranteedAt } = work.assignment
  const usedOre = creditsPaid === undefined || guaranteedAt ? null : price * creditValueOre
  const month = swedishDay(deed.at).slice(0, 7)
  const earnedOre = earningsOre(partnerCredits)
  return addingEarned(work, {
    ...{ month, entryId: derivedId('milestone', id), kind: 'milestone', hours: 0, earnedOre, usedOre },
    ...{ reference: `milestone ${number}`, milestone: name, about: { milestoneId: id }, ...deed },
  })
}

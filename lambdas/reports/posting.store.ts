import {
  partnerAssignmentEntity,
  type StoredAssignment,
} from '#shared/assignments/partner-assignment.entity.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import { workEntryEntity } from '#shared/earnings/work-entry.entity.ts'
import type { StoredReport } from '#shared/reports/report.entity.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { postingEarned } from '../platform/ledger/earned.store.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { update } from '../platform/table/update.ts'
import { putNew } from '../platform/table/write-items.ts'
import type { Work } from './work.ts'

/** The credits that so many quarters of an hour have earned in all: rounded down, so that no part is paid twice. */
const creditsFor = ({ hoursAgreed, creditsAgreed }: StoredAssignment, quarters: number): number =>
  hoursAgreed && creditsAgreed ? Math.floor((creditsAgreed * quarters) / (hoursAgreed * 4)) : 0

/**
 * Adds approved time to the assignment, the month and its entries; part of the transaction that approves it. It is
 * refused if the assignment has changed since it was read: what is above the agreed hours was decided by that.
 */
export const addingApproved = async (
  { partnerId, assignment }: Work,
  { id, month, revision = 0 }: StoredReport,
  { quarters, at, by }: { quarters: number; at: string; by: string },
): Promise<TransactItem[]> => {
  if (quarters === 0) return []
  const { id: assignmentId, createdAt, totalHours, creditsEarned } = assignment
  const before = totalHours * 4
  const hours = quarters / 4
  const credits = creditsFor(assignment, before + quarters) - creditsFor(assignment, before)
  const entryId = derivedId('report', id, revision)
  const about = { reportId: id, month }
  return [
    putNew({
      ...workEntryEntity.key({ sub: partnerId, month, id: entryId }),
      ...{ id: entryId, kind: 'hours', assignmentId, totalHours: hours, creditsEarned: credits },
      ...{ reference: `time report ${month}`, createdAt: at },
    }),
    update(earningsEntity.key({ sub: partnerId, month }))
      .set({ month })
      .add({ totalHours: hours, creditsEarned: credits, paidOutOre: 0 }),
    update(partnerAssignmentEntity.key({ sub: partnerId, createdAt, id: assignmentId }))
      .add({ totalHours: hours, creditsEarned: credits, totalEarningsOre: earningsOre(credits) })
      .expect({ totalHours, creditsEarned }),
    ...(await postingEarned({ partnerId, assignment, credits, cause: entryId, at, by, about })),
  ]
}

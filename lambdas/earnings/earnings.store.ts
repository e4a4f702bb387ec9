import * as z from 'zod/mini'
import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { partnerTotalsEntity } from '#shared/assignments/partner-totals.entity.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import { workEntryEntity } from '#shared/earnings/work-entry.entity.ts'
import { paidOutLegs, recordedLegs } from '#shared/ledger/postings.ts'
import { reportEntity } from '#shared/reports/report.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { findPartnerStatus, whileApproved } from '../platform/commands/partner-status.store.ts'
import { postingEarned } from '../platform/ledger/earned.store.ts'
import { findMonth, findMonths, postingPayable, readMonth } from '../platform/ledger/months.store.ts'
import { asCounted, type LedgerMonth, ledgerMonth } from '../platform/ledger/months.ts'
import { absent, anyOf } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { checkItem, putNew } from '../platform/table/write-items.ts'
import type { PayoutRecords } from './mark-payout.ts'
import type { HourRecords } from './record-hours.ts'
import type { MonthRecords } from './record-month.ts'

/** Every month in which a partner has worked, newest first. */
export const monthsOf = async (partner: string): Promise<LedgerMonth[]> =>
  (await findMonths(partner)).reverse()

/** All that was recorded in a month of a partner, oldest first. */
export const findEntries = async (partnerId: string, month: string) => {
  const entries = await queryItems(workEntryEntity.list({ sub: partnerId, month }), workEntryEntity.item)
  return entries.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
}

type Increment = { totalHours: number; earnedOre: number }

/** Adds to a month that is as it was read, or that is not stored yet; part of a transaction. */
const addingToMonth = (partnerId: string, read: LedgerMonth, by: Increment): TransactItem => {
  const { month, totalHours } = read
  return update(earningsEntity.key({ sub: partnerId, month }))
    .set({ month })
    .add(by)
    .expect(anyOf({ PK: absent }, { totalHours, ...asCounted(read) }))
}

type Entry = { id: string } & Record<string, unknown>

const addingEntry = (
  { partnerId, month }: { partnerId: string; month: string },
  entry: Entry,
  operation: Operation,
): TransactItem[] => [
  putNew({
    ...workEntryEntity.key({ sub: partnerId, month, id: entry.id }),
    ...entry,
    createdAt: operation.at,
  }),
  auditItem(operation, partnerTotalsEntity.key({ sub: partnerId }).PK, { entryId: entry.id, month }),
]

const hasEntry = async (partnerId: string, month: string, id: string): Promise<boolean> =>
  (await getItem(workEntryEntity.key({ sub: partnerId, month, id }), workEntryEntity.item)) !== null

/** What another feature does when hours are recorded. */
export type Assignments = {
  findAssignment: (partnerId: string, assignmentId: string) => Promise<StoredAssignment | null>
  /** Adds worked hours to an assignment; part of a transaction. */
  addingHours: (
    partnerId: string,
    assignment: StoredAssignment,
    worked: { hours: number; earnedOre: number },
  ) => TransactItem
}

/** Refuses hours of a month that has a time report by now. */
const unreported = (partnerId: string, assignmentId: string, month: string): TransactItem =>
  checkItem(reportEntity.key({ sub: partnerId, assignmentId, month }), { PK: absent })

/** The hours of a partner, as one operation records them. */
export const hourRecords = (
  partnerId: string,
  operation: Operation,
  { findAssignment, addingHours }: Assignments,
): HourRecords => ({
  findMonth: async month => ledgerMonth(await readMonth(partnerId, month)),
  hasEntry: (month, id) => hasEntry(partnerId, month, id),
  findAssignment: id => findAssignment(partnerId, id),
  hasReport: async (assignmentId, month) => {
    const key = reportEntity.key({ sub: partnerId, assignmentId, month })
    return (await getItem(key, z.object({}))) !== null
  },
  addHours: async ({ id, hours: worked, month: read, assignment }) => {
    const { hours: totalHours, assignmentId, reference } = worked
    const earnedOre = earningsOre(worked.credits)
    const entry = { id, kind: 'hours', assignmentId, totalHours, earnedOre, reference }
    // The same hours and reference may be recorded in another month.
    const cause = `${partnerId} ${read.month} ${id}`
    const { at, by } = operation
    const earned = { assignment, earnedOre, cause, at, by }
    return tryTransact([
      ...addingEntry({ partnerId, month: read.month }, entry, operation),
      addingToMonth(partnerId, read, { totalHours, earnedOre }),
      addingHours(partnerId, assignment, { hours: totalHours, earnedOre }),
      ...(await postingEarned(async () => read.read, earned)),
      ...(totalHours === 0 ? [] : [unreported(partnerId, assignmentId, read.month)]),
    ])
  },
})

/** The months of a partner, as one operation records them and their payouts. */
export const monthRecords = (partnerId: string, operation: Operation): MonthRecords & PayoutRecords => ({
  findPartner: findPartnerStatus,
  findMonth: month => findMonth(partnerId, month),
  hasEntry: (month, id) => hasEntry(partnerId, month, id),
  addMonth: async worked => {
    const { paidOutOre, ...counted } = worked
    const { month, earnedOre } = worked
    const key = earningsEntity.key({ sub: partnerId, month })
    const { at, by } = operation
    const recorded = { kind: 'recorded' as const, cause: `${partnerId} ${month}`, at, by, about: { month } }
    const legs = recordedLegs({ partnerId, month }, earnedOre, paidOutOre)
    return tryTransact([
      putNew({ ...key, ...counted }),
      whileApproved(partnerId),
      auditItem(operation, key.PK, { month }),
      ...(await postingPayable(await readMonth(partnerId, month), { ...recorded, legs })),
    ])
  },
  addPayout: async ({ id, amountOre: paidOutOre, reference, month: read }) => {
    const { at, by } = operation
    const { month } = read
    const paid = { kind: 'paidOut' as const, cause: `${partnerId} ${month} ${id}`, at, by, about: { month } }
    return tryTransact([
      ...addingEntry({ partnerId, month }, { id, kind: 'payout', paidOutOre, reference }, operation),
      checkItem(earningsEntity.key({ sub: partnerId, month }), asCounted(read)),
      ...(await postingPayable(read.read, { ...paid, legs: paidOutLegs({ partnerId, month }, paidOutOre) })),
    ])
  },
})

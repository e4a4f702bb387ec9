import * as z from 'zod/mini'
import { type Assignment, type AssignmentStatus, assignment } from '#shared/assignments/assignment.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { getItem } from '../platform/table/get-item.ts'
import { keys } from '../platform/table/keys.ts'
import { readPage } from '../platform/table/pages.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { putNew } from '../platform/table/write-items.ts'
import type { AssignmentRecords } from './record-assignment.ts'
import type { AssignmentSteps } from './take-step.ts'

const count = z._default(z.int(), 0)
const totalsItem = z.object({ active: count, completed: count, paused: count, cancelled: count })

type PageRequest = {
  status?: AssignmentStatus | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

const placeOf = (partner: string, status: AssignmentStatus | undefined) => {
  if (status) return { partition: { GSI1PK: keys.partnerAssignments(partner, status, '').GSI1PK } }
  return { partition: { PK: keys.partnerAssignment(partner, '', '').PK }, beginsWith: 'ASSIGNMENT#' }
}

/** A page of a partner's assignments, newest first, of one status or of all. */
export const assignmentsOf = (partner: string, { status, ...asked }: PageRequest) =>
  readPage({ ...placeOf(partner, status), item: assignment }, asked)

/** How many assignments of each status a partner has; 0 before the first. */
export const countsOf = async (partner: string): Promise<z.infer<typeof totalsItem>> =>
  (await getItem(keys.partnerTotals(partner), totalsItem)) ?? totalsItem.parse({})

/** One assignment of a partner, or null; its id is not its key. */
export const findAssignment = async (partnerId: string, assignmentId: string): Promise<Assignment | null> => {
  const { PK } = keys.partnerAssignment(partnerId, '', '')
  const query = { partition: { PK }, beginsWith: 'ASSIGNMENT#', where: { id: assignmentId }, max: 1 }
  const [found] = await queryItems(query, assignment)
  return found ?? null
}

/** A new assignment of a partner, counted by its status, the assignment first; part of a transaction. */
export const addingAssignment = (
  partnerId: string,
  added: Omit<Assignment, 'totalEarningsOre'>,
): TransactItem[] => {
  const { id, createdAt, status, creditsEarned } = added
  const item = {
    ...keys.partnerAssignment(partnerId, createdAt, id),
    ...keys.partnerAssignments(partnerId, status, createdAt),
    ...added,
    totalEarningsOre: earningsOre(creditsEarned),
  }
  return [putNew(item), update(keys.partnerTotals(partnerId)).add({ [status]: 1 })]
}

/** Adds worked hours to an assignment that is as it was read; part of a transaction. */
export const addingHours = (
  partnerId: string,
  { id, createdAt, totalHours, creditsEarned }: Assignment,
  { hours, credits }: { hours: number; credits: number },
): TransactItem =>
  update(keys.partnerAssignment(partnerId, createdAt, id))
    .add({ totalHours: hours, creditsEarned: credits, totalEarningsOre: earningsOre(credits) })
    .expect({ totalHours, creditsEarned })

const moving = (
  partnerId: string,
  { id, createdAt, status: from }: Assignment,
  to: AssignmentStatus,
): TransactItem[] => [
  update(keys.partnerAssignment(partnerId, createdAt, id))
    .set({ status: to, GSI1PK: keys.partnerAssignments(partnerId, to, createdAt).GSI1PK })
    .expect({ status: from }),
  update(keys.partnerTotals(partnerId)).add({ [to]: 1, [from]: -1 }),
]

/** The assignments of partners, as one operation changes them. */
export const assignmentChanges = (operation: Operation): AssignmentSteps & AssignmentRecords => {
  const auditOf = (partnerId: string, about: Record<string, unknown>) =>
    auditItem(operation, keys.partnerTotals(partnerId).PK, about)
  return {
    find: findAssignment,
    add: (partnerId, added) =>
      tryTransact([...addingAssignment(partnerId, added), auditOf(partnerId, { assignmentId: added.id })]),
    move: (partnerId, moved, to) =>
      tryTransact([...moving(partnerId, moved, to), auditOf(partnerId, { assignmentId: moved.id, to })]),
  }
}

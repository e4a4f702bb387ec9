import type * as z from 'zod/mini'
import { type Assignment, type AssignmentStatus, assignment } from '#shared/assignments/assignment.ts'
import {
  type EngagedAssignment,
  partnerAssignmentEntity,
  type StoredAssignment,
} from '#shared/assignments/partner-assignment.entity.ts'
import { partnerTotalsEntity } from '#shared/assignments/partner-totals.entity.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { creditsOf } from '#shared/credits/prices.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import type { StoredMilestone } from '#shared/reports/milestone.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { findPartnerStatus, whileApproved } from '../platform/commands/partner-status.store.ts'
import {
  droppingMilestones,
  type FixedPrice,
  openingMilestones,
} from '../platform/reports/milestones.store.ts'
import { openingReports, reopeningReport } from '../platform/reports/opening.store.ts'
import { referringWork } from '../platform/reports/referring.store.ts'
import {
  findMilestones,
  restingMilestones,
  resumingMilestones,
} from '../platform/reports/resting-milestones.store.ts'
import { returningUnused } from '../platform/reports/unused-credits.store.ts'
import { getItem } from '../platform/table/get-item.ts'
import { readPage } from '../platform/table/pages.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { putNew } from '../platform/table/write-items.ts'
import type { AssignmentRecords } from './record-assignment.ts'
import type { AssignmentSteps } from './take-step.ts'

type PageRequest = {
  status?: AssignmentStatus | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

const rangeOf = (sub: string, status: AssignmentStatus | undefined) =>
  status ? partnerAssignmentEntity.indexList({ sub, status }) : partnerAssignmentEntity.list({ sub })

/** A page of a partner's assignments, newest first, of one status or of all. */
export const assignmentsOf = (partner: string, { status, ...asked }: PageRequest) =>
  readPage({ ...rangeOf(partner, status), item: assignment }, asked)

/** How many assignments of each status a partner has; 0 before the first. */
export const countsOf = async (partner: string): Promise<z.infer<typeof partnerTotalsEntity.item>> =>
  (await getItem(partnerTotalsEntity.key({ sub: partner }), partnerTotalsEntity.item)) ??
  partnerTotalsEntity.item.parse({})

/** One assignment of a partner, or null; its id is not its key. */
export const findAssignment = async (
  partnerId: string,
  assignmentId: string,
): Promise<StoredAssignment | null> => {
  const range = partnerAssignmentEntity.list({ sub: partnerId })
  const query = { ...range, where: { id: assignmentId }, max: 1 }
  const [found] = await queryItems(query, partnerAssignmentEntity.item)
  return found ?? null
}

/**
 * A new assignment of a partner, counted by its status, the assignment first; and, if it comes from an inquiry, its first
 * time report or the milestones of its fixed price. Part of a transaction.
 */
export const addingAssignment = async (
  partnerId: string,
  added: EngagedAssignment,
  now: string,
  fixed?: FixedPrice,
): Promise<TransactItem[]> => {
  const { id, createdAt, status, creditsEarned } = added
  const item = {
    ...partnerAssignmentEntity.key({ sub: partnerId, createdAt, id }),
    ...partnerAssignmentEntity.indexKey({ sub: partnerId, status, createdAt }),
    ...added,
    totalEarningsOre: earningsOre(creditsEarned),
  }
  const counting = update(partnerTotalsEntity.key({ sub: partnerId })).add({ [status]: 1 })
  const opening = fixed
    ? openingMilestones(partnerId, added, fixed, now)
    : openingReports(partnerId, added, now)
  return [putNew(item), counting, ...(await opening)]
}

/** Adds worked hours to an assignment that is as it was read; part of a transaction. */
export const addingHours = (
  partnerId: string,
  { id, createdAt, totalHours, totalEarningsOre }: Assignment,
  { hours, earnedOre }: { hours: number; earnedOre: number },
): TransactItem =>
  update(partnerAssignmentEntity.key({ sub: partnerId, createdAt, id }))
    .set({ creditsEarned: creditsOf(totalEarningsOre + earnedOre) })
    .add({ totalHours: hours, totalEarningsOre: earnedOre })
    .expect({ totalHours, totalEarningsOre })

const isOver = (status: AssignmentStatus): boolean => status === 'completed' || status === 'cancelled'

/** Time can be reported until the day on which an assignment ends. */
const endDateAfter = (to: AssignmentStatus, endDate: string | null, now: string): string | undefined => {
  const today = swedishDay(Date.parse(now))
  return isOver(to) && (endDate ?? today) >= today ? today : undefined
}

/** What a pause and its end do to milestones. */
const pausingMilestones = (
  milestones: readonly StoredMilestone[],
  to: AssignmentStatus,
  at: string,
): TransactItem[] => {
  if (to === 'paused') return restingMilestones(milestones, at)
  return to === 'active' ? resumingMilestones(milestones, at) : []
}

const moving = async (
  partnerId: string,
  { id, createdAt, status: from, endDate, businessId, guaranteedAt }: StoredAssignment,
  to: AssignmentStatus,
  now: string,
): Promise<TransactItem[]> => [
  update(partnerAssignmentEntity.key({ sub: partnerId, createdAt, id }))
    .set({
      status: to,
      endDate: endDateAfter(to, endDate, now),
      guaranteedAt,
      ...partnerAssignmentEntity.indexList({ sub: partnerId, status: to }).partition,
    })
    .expect({ status: from }),
  update(partnerTotalsEntity.key({ sub: partnerId })).add({ [to]: 1, [from]: -1 }),
  ...(isOver(to) ? await droppingMilestones(partnerId, id, now) : []),
  ...(isOver(to) ? returningUnused(partnerId, { id, businessId }, now) : []),
  ...(to === 'active' ? await reopeningReport(partnerId, id, now) : []),
]

const goesOn = ({ status }: StoredAssignment): boolean => status === 'active' || status === 'paused'

/** The end of an assignment that still goes on, on the day of an instant; part of the transaction that ends its agreement. */
export const endingAssignment = async (
  partnerId: string,
  assignmentId: string,
  at: string,
): Promise<TransactItem[]> => {
  const found = await findAssignment(partnerId, assignmentId)
  return found && goesOn(found) ? moving(partnerId, found, 'completed', at) : []
}

/**
 * The same with the guarantee, which gives back what the business has paid: what waits for an answer is for the operators
 * to decide on from now on.
 */
export const endingByGuarantee = async (
  partnerId: string,
  assignmentId: string,
  at: string,
): Promise<TransactItem[]> => {
  const found = await findAssignment(partnerId, assignmentId)
  if (!found) return []
  const { createdAt, id, status } = found
  const noted = update(partnerAssignmentEntity.key({ sub: partnerId, createdAt, id }))
    .set({ guaranteedAt: at })
    .expect({ status })
  const [ending, referred] = await Promise.all([
    goesOn(found) ? moving(partnerId, { ...found, guaranteedAt: at }, 'completed', at) : [noted],
    referringWork(partnerId, assignmentId, at),
  ])
  return [...ending, ...referred]
}

/** The beginning or the end of a pause; part of the transaction that pauses or resumes an agreement. */
export const pausingAssignment = async (
  partnerId: string,
  assignmentId: string,
  paused: boolean,
  at: string,
): Promise<TransactItem[]> => {
  const [found, milestones] = await Promise.all([
    findAssignment(partnerId, assignmentId),
    findMilestones(partnerId, assignmentId),
  ])
  const [from, to] = paused ? (['active', 'paused'] as const) : (['paused', 'active'] as const)
  if (found?.status !== from) return []
  return [...(await moving(partnerId, found, to, at)), ...pausingMilestones(milestones, to, at)]
}

/** The assignments of partners, as one operation changes them. */
export const assignmentChanges = (operation: Operation): AssignmentSteps & AssignmentRecords => {
  const auditOf = (partnerId: string, about: Record<string, unknown>) =>
    auditItem(operation, partnerTotalsEntity.key({ sub: partnerId }).PK, about)
  return {
    find: findAssignment,
    findPartner: findPartnerStatus,
    add: async (partnerId, added) =>
      tryTransact([
        ...(await addingAssignment(partnerId, added, operation.at)),
        whileApproved(partnerId),
        auditOf(partnerId, { assignmentId: added.id }),
      ]),
    move: async (partnerId, moved, to) =>
      tryTransact([
        ...(await moving(partnerId, moved, to, operation.at)),
        ...pausingMilestones(await findMilestones(partnerId, moved.id), to, operation.at),
        auditOf(partnerId, { assignmentId: moved.id, to }),
      ]),
  }
}

import { paginateQuery } from '@aws-sdk/lib-dynamodb'
import { type Assignment, type AssignmentStatus, assignment } from '#shared/assignments/assignment.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import { keys } from '../platform/table/keys.ts'
import { readPage } from '../platform/table/pages.ts'
import { documents, type TransactItem, tableName } from '../platform/table/table.ts'
import type { Assignments } from './assignments.ts'
import { auditItem } from './audit.store.ts'
import { type Operation, Refusal, type Run } from './run.ts'
import { standsAs } from './stands-as.ts'
import { newItem } from './writes.store.ts'
import { written } from './written.store.ts'

const counted = (partnerId: string, to: AssignmentStatus, from?: AssignmentStatus): TransactItem => ({
  Update: {
    TableName: tableName(),
    Key: keys.partnerTotals(partnerId),
    UpdateExpression: `ADD #to :one${from ? ', #from :less' : ''}`,
    ExpressionAttributeNames: { '#to': to, ...(from && { '#from': from }) },
    ExpressionAttributeValues: { ':one': 1, ...(from && { ':less': -1 }) },
  },
})

/** A new assignment of a partner, counted by its status, the assignment first; part of a transaction. */
export const assignmentItems = (
  partnerId: string,
  made: Omit<Assignment, 'totalEarningsOre'>,
): TransactItem[] => {
  const { id, createdAt, status, creditsEarned } = made
  const item = {
    ...keys.partnerAssignment(partnerId, createdAt, id),
    ...keys.partnerAssignments(partnerId, status, createdAt),
    ...made,
    totalEarningsOre: earningsOre(creditsEarned),
  }
  return [{ Put: newItem(item) }, counted(partnerId, status)]
}

/** Gives a partner an assignment that was agreed elsewhere, once. Throws a refusal where it is stored otherwise. */
export const recordAssignment: Run<'assignments record'> = async ({ partnerId, ...recorded }, operation) => {
  const audit = auditItem(operation, keys.partnerTotals(partnerId).PK, { assignmentId: recorded.id })
  const known = await findAssignment(partnerId, recorded.id)
  if (!known && (await written([...assignmentItems(partnerId, recorded), audit]))) return { changed: true }
  const stored = known ?? (await findAssignment(partnerId, recorded.id))
  if (!stored || standsAs(stored, { ...stored, ...recorded })) return { changed: false }
  throw new Refusal(`${recorded.id} is kept already, with other details: see assignments list.`)
}

/** One assignment of a partner, or null; what it is found by is not its key. */
export const findAssignment = async (partnerId: string, assignmentId: string): Promise<Assignment | null> => {
  const { PK } = keys.partnerAssignment(partnerId, '', '')
  const pages = paginateQuery(
    { client: documents },
    {
      TableName: tableName(),
      KeyConditionExpression: 'PK = :partner AND begins_with(SK, :assignments)',
      FilterExpression: 'id = :id',
      ExpressionAttributeValues: {
        ':partner': PK,
        ':assignments': 'ASSIGNMENT#',
        ':id': assignmentId,
      },
      ConsistentRead: true,
    },
  )
  for await (const { Items = [] } of pages) if (Items[0]) return assignment.parse(Items[0])
  return null
}

const moving = (partnerId: string, { id, createdAt, status }: Assignment, to: AssignmentStatus) => ({
  Update: {
    TableName: tableName(),
    Key: keys.partnerAssignment(partnerId, createdAt, id),
    UpdateExpression: 'SET #status = :to, GSI1PK = :list',
    ConditionExpression: '#status = :from',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':from': status,
      ':to': to,
      ':list': keys.partnerAssignments(partnerId, to, createdAt).GSI1PK,
    },
  },
})

/** The assignments of partners as one operation moves them. */
export const assignmentsFor = (operation: Operation): Assignments => ({
  find: findAssignment,
  move: (partnerId, moved, to) =>
    written([
      moving(partnerId, moved, to),
      counted(partnerId, to, moved.status),
      auditItem(operation, keys.partnerTotals(partnerId).PK, { assignmentId: moved.id, to }),
    ]),
})

/** A page of a partner's assignments, newest first, of one status or of all. */
export const listAssignments: Run<'assignments list'> = ({ partnerId, status, ...asked }) => {
  if (status) {
    const { GSI1PK } = keys.partnerAssignments(partnerId, status, '')
    return readPage({ partition: { GSI1PK }, item: assignment }, asked)
  }
  const { PK } = keys.partnerAssignment(partnerId, '', '')
  return readPage({ partition: { PK }, beginsWith: 'ASSIGNMENT#', item: assignment }, asked)
}

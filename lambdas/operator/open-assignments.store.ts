import * as z from 'zod/mini'
import { inquiryStates } from '#shared/business-inquiries/inquiry.ts'
import { openAssignment } from '#shared/open-assignments/open-assignment.ts'
import { keys } from '../platform/table/keys.ts'
import { type Asked, readPage } from '../platform/table/pages.ts'
import { type TransactItem, tableName } from '../platform/table/table.ts'
import { declines } from './applications.store.ts'
import { auditItem } from './audit.store.ts'
import { found } from './found.store.ts'
import type { OpenAssignments, Published } from './open-assignments.ts'
import type { Operation } from './run.ts'
import { newItem } from './writes.store.ts'
import { written } from './written.store.ts'

const published = z.extend(openAssignment, {
  state: z.enum(['open', 'closed']),
  businessId: z.optional(z.string()),
  inquiryId: z.optional(z.string()),
  partnerId: z.optional(z.nullable(z.string())),
})

const inquiryItem = z.object({ state: z.enum(inquiryStates) })

const counted = (change: 1 | -1): TransactItem => ({
  Update: {
    TableName: tableName(),
    Key: keys.openTotals(),
    UpdateExpression: 'ADD openCount :change',
    ExpressionAttributeValues: { ':change': change },
  },
})

/** Takes an inquiry from one state to the next; part of a transaction. */
export const inquiryGoes = (
  { businessId, inquiryId }: Published,
  from: string,
  to: string,
): TransactItem[] => {
  if (!businessId || !inquiryId) return []
  const update = {
    TableName: tableName(),
    Key: keys.inquiry(businessId, inquiryId),
    UpdateExpression: 'SET #state = :to',
    ConditionExpression: '#state = :from',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':from': from, ':to': to },
  }
  return [{ Update: update }]
}

/** Takes an assignment off the list, for the partner who has it or for nobody; part of a transaction. */
export const closing = (id: string, partnerId: string | null): TransactItem[] => {
  const update = {
    TableName: tableName(),
    Key: keys.openAssignment(id),
    UpdateExpression: 'SET #state = :closed, partnerId = :partner REMOVE GSI1PK, GSI1SK',
    ConditionExpression: '#state = :open',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':open': 'open', ':closed': 'closed', ':partner': partnerId },
  }
  return [{ Update: update }, counted(-1)]
}

const editing = (id: string, fields: object): TransactItem => {
  const names = Object.keys(fields)
  const update = {
    TableName: tableName(),
    Key: keys.openAssignment(id),
    UpdateExpression: `SET ${names.map(name => `#${name} = :${name}`).join(', ')}`,
    ConditionExpression: '#state = :open',
    ExpressionAttributeNames: {
      '#state': 'state',
      ...Object.fromEntries(names.map(name => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ':open': 'open',
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
    },
  }
  return { Update: update }
}

export const findPublished = (id: string): Promise<Published | null> =>
  found(keys.openAssignment(id), published)

/** The open assignments as one operation changes them, each change noted in its audit. */
export const openAssignmentsFor = (operation: Operation): OpenAssignments => {
  const auditOf = (id: string, about?: Record<string, unknown>) =>
    auditItem(operation, keys.openAssignment(id).PK, about)
  return {
    find: findPublished,
    inquiryState: async (businessId, inquiryId) =>
      (await found(keys.inquiry(businessId, inquiryId), inquiryItem))?.state ?? null,
    publish: made =>
      written([
        {
          Put: newItem({ ...keys.openAssignment(made.id), ...keys.openAssignments(made.createdAt), ...made }),
        },
        counted(1),
        ...inquiryGoes(made, 'received', 'matching'),
        auditOf(made.id),
      ]),
    edit: (id, fields) => written([editing(id, fields), auditOf(id, { fields })]),
    close: (closed, waiting, frees) =>
      written([
        ...closing(closed.id, null),
        ...(frees ? inquiryGoes(closed, 'matching', 'received') : []),
        auditOf(closed.id),
        ...declines(closed.id, waiting),
      ]),
  }
}

/** What partners can apply for, newest first, a page of it. */
export const listOpen = (asked: Asked) => {
  const { GSI1PK } = keys.openAssignments('')
  return readPage({ partition: { GSI1PK }, item: published }, asked)
}

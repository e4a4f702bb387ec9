import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { openAssignment } from '#shared/open-assignments/open-assignment.ts'
import { Failure } from '../platform/failure.ts'
import { keys } from '../platform/table/keys.ts'
import { readPage } from '../platform/table/pages.ts'
import { documents, tableName } from '../platform/table/table.ts'
import type { OpenAssignments } from './list-open-assignments.ts'

const totalsItem = z.object({ openCount: z._default(z.int(), 0) })

type Asked = { cursor?: string | undefined; limit?: number | undefined }

/** The open assignments as one partner asks for a page of them. */
export const openAssignments = (partner: string, asked: Asked): OpenAssignments => ({
  page: async shows => {
    const { GSI1PK } = keys.openAssignments('')
    return readPage({ partition: { GSI1PK }, item: openAssignment, ...(shows && { shows }) }, asked)
  },
  // From the list itself: kept beside it, it would have to be found anew whenever the latest one closes.
  latestPublishedAt: async () => {
    const { GSI1PK } = keys.openAssignments('')
    const { items } = await readPage({ partition: { GSI1PK }, item: openAssignment }, { limit: 1 })
    return items[0]?.createdAt ?? null
  },
  openCount: async () => {
    const { Item } = await documents.send(
      new GetCommand({ TableName: tableName(), Key: keys.openTotals(), ConsistentRead: true }),
    )
    return totalsItem.parse(Item ?? {}).openCount
  },
  appliedFor: async ids => {
    if (ids.length === 0) return new Set()
    const Keys = ids.map(id => keys.application(id, partner))
    const { Responses, UnprocessedKeys } = await documents.send(
      new BatchGetCommand({
        RequestItems: {
          [tableName()]: { Keys, ConsistentRead: true, ProjectionExpression: 'PK' },
        },
      }),
    )
    // Half an answer would offer what the partner has applied for already.
    if (UnprocessedKeys?.[tableName()]) throw new Failure('unavailable', { retryAfter: 2 })
    return new Set((Responses?.[tableName()] ?? []).map(({ PK }) => String(PK).slice('OPEN#'.length)))
  },
})

import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { openAssignment } from '#shared/open-assignments/open-assignment.ts'
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
  // From the index, next to the page rather than after it. An application of a moment ago may be missing there: the
  // browser remembers its own, and applying again finds the first.
  appliedFor: async () => {
    const { GSI1PK, GSI1SK } = keys.applications(partner, '')
    const applied = new Set<string>()
    const pages = paginateQuery(
      { client: documents },
      {
        TableName: tableName(),
        IndexName: 'GSI1',
        KeyConditionExpression: 'GSI1PK = :partner AND begins_with(GSI1SK, :application)',
        ExpressionAttributeValues: { ':partner': GSI1PK, ':application': GSI1SK },
        ProjectionExpression: 'PK',
      },
    )
    for await (const { Items = [] } of pages)
      for (const { PK } of Items) applied.add(String(PK).slice('OPEN#'.length))
    return applied
  },
})

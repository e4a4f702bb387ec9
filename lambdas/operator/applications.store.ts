import { paginateQuery } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { application } from '#shared/open-assignments/applications.ts'
import { keys } from '../platform/table/keys.ts'
import { type Asked, readPage } from '../platform/table/pages.ts'
import { documents, type TransactItem, tableName } from '../platform/table/table.ts'
import { withVerification } from './verified-address.store.ts'
import { written } from './written.store.ts'

/** What one transaction declines at most: DynamoDB takes 100 items, and what closes an assignment takes some of them. */
const mostDeclined = 80

/** Moves an application that nobody has decided on; part of a transaction. */
export const deciding = (id: string, partnerId: string, state: 'accepted' | 'declined'): TransactItem => ({
  Update: {
    TableName: tableName(),
    Key: keys.application(id, partnerId),
    UpdateExpression: 'SET #state = :state',
    ConditionExpression: '#state = :sent',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':state': state, ':sent': 'sent' },
  },
})

/** Declines these; part of a transaction. */
export const declines = (id: string, partnerIds: readonly string[]): TransactItem[] =>
  partnerIds.map(partnerId => deciding(id, partnerId, 'declined'))

const waitingItem = z.object({ partnerId: z.string() })

/** The partners whose applications nobody has decided on, as many as one transaction declines. */
export const waiting = async (id: string): Promise<readonly string[]> => {
  const { PK, SK } = keys.application(id, '')
  const partnerIds: string[] = []
  const pages = paginateQuery(
    { client: documents },
    {
      TableName: tableName(),
      KeyConditionExpression: 'PK = :assignment AND begins_with(SK, :application)',
      FilterExpression: '#state = :sent',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':assignment': PK, ':application': SK, ':sent': 'sent' },
      ConsistentRead: true,
    },
  )
  for await (const { Items = [] } of pages) {
    partnerIds.push(...Items.map(item => waitingItem.parse(item).partnerId))
    if (partnerIds.length >= mostDeclined) break
  }
  return partnerIds.slice(0, mostDeclined)
}

/** Declines these, all or none; false where one of them was decided on or withdrawn meanwhile. */
export const declineWaiting = (id: string, partnerIds: readonly string[]): Promise<boolean> =>
  written(declines(id, partnerIds))

const listed = z.extend(application, { partnerId: z.string(), name: z.string(), email: z.string() })

/** Who has applied for an assignment, a page of it. */
export const listApplications = async (id: string, asked: Asked) => {
  const { PK, SK: beginsWith } = keys.application(id, '')
  return withVerification(await readPage({ partition: { PK }, beginsWith, item: listed }, asked))
}

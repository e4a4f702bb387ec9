import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { keys } from '../platform/table/keys.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import { documents, type TransactItem, tableName } from '../platform/table/table.ts'
import { auditItem } from './audit.store.ts'
import { balanceOf, creditItems } from './credit-items.store.ts'
import { found } from './found.store.ts'
import type { Orders } from './orders.ts'
import type { Operation } from './run.ts'
import { written } from './written.store.ts'

const orderItem = z.object({
  id: z.string(),
  email: z.string(),
  credits: z.int(),
  businessId: z.optional(z.string()),
})

const linkItem = z.object({ ttl: z.optional(z.number()) })

const accountItem = z.object({ email: z.string(), language })

const beginning = 'BUSINESS#'

const businessesAt = async (email: string): Promise<string[]> => {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :person AND begins_with(SK, :business)',
      ExpressionAttributeValues: {
        ':person': keys.person(await keyedHash('email', email), '').PK,
        ':business': beginning,
      },
      ConsistentRead: true,
    }),
  )
  return Items.map(({ SK }) => String(SK).slice(beginning.length))
}

/** What was paid belongs to the books of the year of its payment, which may be the year after it was sent. */
const paid = (orderId: string, businessId: string, at: string) => ({
  TableName: tableName(),
  Key: keys.creditOrder(orderId),
  UpdateExpression: 'SET paidAt = :now, businessId = :business, #ttl = :ttl',
  ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(paidAt)',
  ExpressionAttributeNames: { '#ttl': 'ttl' },
  ExpressionAttributeValues: { ':now': at, ':business': businessId, ':ttl': accountingTtl(Date.parse(at)) },
})

/** The note of whose order it is stays as long as the order; an erasure may have taken it. */
const linkStays = async (
  { id, email }: { id: string; email: string },
  at: string,
): Promise<TransactItem[]> => {
  const Key = keys.person(await keyedHash('email', email), keys.creditOrder(id).PK)
  const link = await found(Key, linkItem)
  if (link?.ttl === undefined) return []
  const update = {
    TableName: tableName(),
    Key,
    UpdateExpression: 'SET #ttl = :ttl',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':ttl': accountingTtl(Date.parse(at)) },
  }
  return [{ Update: update }]
}

/** The orders of credits, as one asking of a command writes them. */
export const ordersFor = (operation: Operation): Orders => ({
  find: orderId => found(keys.creditOrder(orderId), orderItem),
  businessesAt,
  findAccount: businessId => found(keys.role('business', businessId), accountItem),
  balance: balanceOf,
  pay: async ({ order, businessId, account, before, reference }) => {
    const { at: createdAt } = operation
    const { id, credits } = order
    const change = { id, kind: 'purchase', credits, reference, createdAt } as const
    // What the mail about it says, at the address that signs in.
    const about = { ...account, orderId: id, credits, balance: before + credits }
    return written([
      { Update: paid(id, businessId, createdAt) },
      ...(await linkStays(order, createdAt)),
      ...creditItems(businessId, before, change),
      auditItem(operation, keys.credits(businessId).PK, about),
    ])
  },
})

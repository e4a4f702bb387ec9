import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { SubscriptionState } from '#shared/newsletter/newsletter.ts'
import { Failure } from '../platform/failure.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keys } from '../platform/table/keys.ts'
import { personReceipt } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { conditionFailedAt, documents, tableName, wasMade } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import type { LinkedSubscriptions } from './follow-link.ts'
import type { Subscriptions } from './subscribe.ts'
import { askAgainMilliseconds, type Subscription, subscription } from './subscription.ts'

const item = (stored: Subscription) => ({
  ...keys.subscription(stored.emailHash),
  ...stored,
  createdAt: new Date(stored.requestedAt).toISOString(),
  ttl: ttlOf('subscription'),
})

const answer = ({ email }: Subscription) => ({ email })

const stateItem = z.pick(subscription, { state: true })

/** Whether an address whose request was refused has confirmed, so that it is subscribed indeed. */
const isConfirmed = async ({ emailHash }: Subscription): Promise<boolean> => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.subscription(emailHash), ConsistentRead: true }),
  )
  return Item !== undefined && stateItem.parse(Item).state === 'confirmed'
}

/** Subscriptions as one submission writes them: with its receipt, in one transaction. */
export const subscriptionRequests = (receipt: Receipt): Subscriptions => ({
  request: async requested => {
    const put = {
      TableName: tableName(),
      Item: item(requested),
      ConditionExpression:
        'attribute_not_exists(PK) OR #state IN (:unsubscribed, :suspect) OR (#state = :pending AND requestedAt <= :before)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':unsubscribed': 'unsubscribed',
        ':suspect': 'suspect',
        ':pending': 'pending',
        ':before': requested.requestedAt - askAgainMilliseconds,
      },
    }
    const done = receipt(answer(requested))
    // The subscription itself lies under the hash of the address.
    const link = await personReceipt(requested.email, done)
    try {
      await transact([{ Put: put }, link, done])
    } catch (error) {
      if (!conditionFailedAt(error, 0)) throw error
      if (await isConfirmed(requested)) throw new Failure('newsletter_already_subscribed')
      await transact([link, done])
    }
  },

  keepSuspect: async suspect => {
    const put = new PutCommand({
      TableName: tableName(),
      Item: item(suspect),
      ConditionExpression: 'attribute_not_exists(PK)',
    })
    const done = receipt(answer(suspect))
    const link = await personReceipt(suspect.email, done)
    // Two writes, because one that exists already must not refuse the receipt.
    await Promise.all([wasMade(documents.send(put)), transact([link, done])])
  },
})

/** Subscriptions as a link in a mail reaches them. */
export const subscriptions: LinkedSubscriptions = {
  find: async emailHash => {
    const { Item } = await documents.send(
      new GetCommand({ TableName: tableName(), Key: keys.subscription(emailHash), ConsistentRead: true }),
    )
    return Item ? subscription.parse(Item) : null
  },

  move: async (found: Subscription, from: readonly SubscriptionState[], to: SubscriptionState) => {
    const update = new UpdateCommand({
      TableName: tableName(),
      Key: keys.subscription(found.emailHash),
      UpdateExpression: to === 'confirmed' ? 'SET #state = :to REMOVE #ttl' : 'SET #state = :to, #ttl = :ttl',
      ConditionExpression: `nonce = :nonce AND #state IN (${from.map((_, place) => `:from${place}`).join(', ')})`,
      ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':to': to,
        ...(to !== 'confirmed' && { ':ttl': ttlOf('subscription') }),
        ':nonce': found.nonce,
        ...Object.fromEntries(from.map((state, place) => [`:from${place}`, state])),
      },
    })
    return wasMade(documents.send(update))
  },
}

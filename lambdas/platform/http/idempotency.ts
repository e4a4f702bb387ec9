import { createHash } from 'node:crypto'
import { TransactionConflictException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { Failure } from '../failure.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'
import { keys } from '../table/keys.ts'
import { ttlOf } from '../table/retention.ts'
import { conditionFailed, documents, type TransactItem, tableName } from '../table/table.ts'

/** How long a submission may be in flight before a retry takes it over: the function's time-out and a bit. */
const leaseMilliseconds = 12_000

const onceItem = z.object({
  bodyHash: z.string(),
  state: z.enum(['in_flight', 'done']),
  answer: z.optional(z.unknown()),
})

/** Puts the answer of a submission into the transaction that stores it, so that both happen or neither. */
export type Receipt = (answer: unknown) => TransactItem

type Submission = { key: string; operation: string; body: unknown }

const bodyHash = (body: unknown): string => {
  // A resent form may carry a fresh proof; it is the same submission all the same.
  const { proof: _, ...rest } = { proof: undefined, ...(body as object) }
  return createHash('sha256').update(JSON.stringify(rest)).digest('base64url')
}

const claim = (key: { PK: string; SK: string }, hash: string, owner: string) =>
  documents.send(
    new PutCommand({
      TableName: tableName(),
      Item: {
        ...key,
        bodyHash: hash,
        state: 'in_flight',
        owner,
        leaseUntil: clock.now() + leaseMilliseconds,
        ttl: ttlOf('once'),
      },
      ConditionExpression:
        'attribute_not_exists(PK) OR #ttl <= :seconds OR (#state = :inFlight AND leaseUntil <= :now AND bodyHash = :hash)',
      ExpressionAttributeNames: { '#ttl': 'ttl', '#state': 'state' },
      ExpressionAttributeValues: {
        ':seconds': clock.seconds(),
        ':now': clock.now(),
        ':inFlight': 'in_flight',
        ':hash': hash,
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    }),
  )

const release = (key: { PK: string; SK: string }, owner: string) =>
  documents.send(
    new DeleteCommand({
      TableName: tableName(),
      Key: key,
      ConditionExpression: '#owner = :owner AND #state = :inFlight',
      ExpressionAttributeNames: { '#owner': 'owner', '#state': 'state' },
      ExpressionAttributeValues: { ':owner': owner, ':inFlight': 'in_flight' },
    }),
  )

const receipt =
  (key: { PK: string; SK: string }, owner: string): Receipt =>
  answer => ({
    Update: {
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'SET #state = :done, answer = :answer',
      ConditionExpression: '#owner = :owner',
      ExpressionAttributeNames: { '#state': 'state', '#owner': 'owner' },
      ExpressionAttributeValues: { ':done': 'done', ':answer': answer, ':owner': owner },
    },
  })

const inFlight = () => new Failure('request_in_flight', { retryAfter: 2 })

const firstAnswer = (existing: unknown, hash: string): unknown => {
  const once = onceItem.parse(existing)
  if (once.bodyHash !== hash) throw new Failure('idempotency_key_reused')
  if (once.state === 'in_flight') throw inFlight()
  return once.answer
}

/**
 * Does a submission once, whatever is retried: a replay within 24 hours gets the first answer. The work has to
 * store the receipt in its own transaction. A refused submission leaves the key free.
 * Throws `idempotency_key_reused` for another body under the same key, `request_in_flight` while the first runs.
 */
export const once = async <Answer>(
  submission: Submission,
  requestId: string,
  work: (receipt: Receipt) => Promise<Answer>,
): Promise<Answer> => {
  const key = keys.once(await keyedHash('idempotency', submission.operation, submission.key))
  const hash = bodyHash(submission.body)
  try {
    await claim(key, hash, requestId)
  } catch (error) {
    if (conditionFailed(error) && error.Item) return firstAnswer(unmarshall(error.Item), hash) as Answer
    // Only the transaction that stores the receipt writes here besides: the first is just being done.
    if (error instanceof TransactionConflictException) throw inFlight()
    throw error
  }
  try {
    return await work(receipt(key, requestId))
  } catch (error) {
    await release(key, requestId).catch(() => undefined)
    throw error
  }
}

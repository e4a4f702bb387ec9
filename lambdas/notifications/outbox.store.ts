import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { clock } from '#shared/contract/clock.ts'
import type { OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { isSuppressed } from '../platform/mail/suppression.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { keys } from '../platform/table/keys.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { conditionFailed, documents, tableName } from '../platform/table/table.ts'
import type { Claim, Outbox } from './deliver.ts'
import { type MailState, storedClaim } from './mail-report.ts'

/** Longer than a mail takes (SES's time-out is 5 s), shorter than the function's own. */
const leaseMilliseconds = 10_000

const keyOf = async ({ source, template, recipient }: OutgoingMail) =>
  keys.notice(source, template, await keyedHash('email', recipient))

const claimFirst = (key: { PK: string; SK: string }, { template }: OutgoingMail, now: number) => {
  const createdAt = new Date(now).toISOString()
  return new PutCommand({
    TableName: tableName(),
    Item: {
      ...key,
      ...keys.unsentNotices('claimed', createdAt),
      template,
      createdAt,
      state: 'claimed',
      leaseUntil: now + leaseMilliseconds,
      tries: 1,
      ttl: ttlOf('notice'),
    },
    ConditionExpression: 'attribute_not_exists(PK)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  })
}

const claimAgain = (key: { PK: string; SK: string }, now: number) =>
  new UpdateCommand({
    TableName: tableName(),
    Key: key,
    UpdateExpression: 'SET #state = :claimed, leaseUntil = :until, GSI1PK = :unsent ADD tries :one',
    ConditionExpression: '#state = :failed OR (#state = :claimed AND leaseUntil <= :now)',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':claimed': 'claimed',
      ':failed': 'failed',
      ':until': now + leaseMilliseconds,
      ':now': now,
      ':unsent': keys.unsentNotices('claimed', '').GSI1PK,
      ':one': 1,
    },
  })

const claimExisting = async (key: { PK: string; SK: string }, existing: unknown): Promise<Claim> => {
  const { state, leaseUntil } = storedClaim.parse(existing)
  if (state !== 'claimed' && state !== 'failed') return { kind: 'settled' }
  const now = clock.now()
  if (state === 'claimed' && leaseUntil > now) return { kind: 'leased', milliseconds: leaseUntil - now }
  await documents.send(claimAgain(key, now))
  return { kind: 'claimed', mayRepeat: state === 'claimed' }
}

const settle = async (key: { PK: string; SK: string }, state: MailState, messageId?: string) => {
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'SET #state = :state, messageId = :id, settledAt = :now REMOVE GSI1PK, GSI1SK',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':state': state,
        ':id': messageId ?? 'none',
        ':now': new Date(clock.now()).toISOString(),
      },
    }),
  )
}

/** The outbox in the table. */
export const outbox: Outbox = {
  claim: async mail => {
    const key = await keyOf(mail)
    try {
      await documents.send(claimFirst(key, mail, clock.now()))
      return { kind: 'claimed', mayRepeat: false }
    } catch (error) {
      if (conditionFailed(error) && error.Item) return claimExisting(key, unmarshall(error.Item))
      throw error
    }
  },
  settle: async (mail, state, messageId) => settle(await keyOf(mail), state, messageId),
  fail: async (mail, error) => {
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: await keyOf(mail),
        UpdateExpression: 'SET #state = :failed, lastError = :error, GSI1PK = :unsent',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':failed': 'failed',
          ':error': error,
          ':unsent': keys.unsentNotices('failed', '').GSI1PK,
        },
      }),
    )
  },
  isSuppressed,
}

import { randomBytes } from 'node:crypto'
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { clock } from '#shared/contract/clock.ts'
import { keys } from '../table/keys.ts'
import { ttlOf } from '../table/retention.ts'
import {
  conditionFailed,
  conditionFailedAt,
  documents,
  type TransactItem,
  tableName,
  wasMade,
} from '../table/table.ts'
import { transact } from '../table/transact.ts'
import { type CodeItem, type CodePurpose, codeItem } from './code.ts'
import { codeMinutes, guessesPerDay, lastDay, triesPerCode } from './may-issue.ts'

/** The codes of one address, or null where none was ever asked for. */
export const findCode = async (purpose: CodePurpose, emailHash: string): Promise<CodeItem | null> => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.code(purpose, emailHash), ConsistentRead: true }),
  )
  return Item ? codeItem.parse(Item) : null
}

type NewCode = Pick<CodeItem, 'purpose' | 'flow' | 'emailHash' | 'email' | 'language' | 'deviceHash'> & {
  suspect?: boolean
}

const freshCode = (code: NewCode, last: CodeItem | null) => {
  const now = clock.now()
  const item: CodeItem = {
    ...code,
    nonce: randomBytes(16).toString('base64url'),
    expiresAt: now + codeMinutes * 60_000,
    triesLeft: triesPerCode,
    issuedAt: [...lastDay(last?.issuedAt ?? [], now), now],
    guessedAt: lastDay(last?.guessedAt ?? [], now),
    version: (last?.version ?? 0) + 1,
  }
  return {
    TableName: tableName(),
    Item: { ...keys.code(code.purpose, code.emailHash), ...item, ttl: ttlOf('code') },
    ConditionExpression: last ? 'version = :version' : 'attribute_not_exists(PK)',
    ...(last && { ExpressionAttributeValues: { ':version': last.version } }),
  }
}

/** Whether a write happened, together with others if there are any; false if its own condition refused it. */
const writtenWith = async (
  write: Promise<unknown>,
  isRefused: (error: unknown) => boolean,
): Promise<boolean> => {
  try {
    await write
    return true
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

/**
 * Stores a fresh code in the place of the last one, in one transaction with `also`; the stream mails it. The counters
 * go along. False where somebody else was faster: then decide again.
 */
export const issueCode = async (
  code: NewCode,
  last: CodeItem | null,
  also: readonly TransactItem[] = [],
): Promise<boolean> => {
  const Put = freshCode(code, last)
  if (also.length === 0) return wasMade(documents.send(new PutCommand(Put)))
  return writtenWith(transact([{ Put }, ...also]), error => conditionFailedAt(error, 0))
}

export type Attempt = {
  purpose: CodePurpose
  flow: string
  emailHash: string
  /** One id per question put to the person; the retry of a slow trigger carries the same one. */
  attemptId: string
  device: string | undefined
}

const reservation = ({ purpose, flow, emailHash, attemptId, device }: Attempt) =>
  new UpdateCommand({
    TableName: tableName(),
    Key: keys.code(purpose, emailHash),
    UpdateExpression:
      'SET triesLeft = triesLeft - :one, version = version + :one, guessedAt = list_append(guessedAt, :guess), lastAttempt = :attempt',
    ConditionExpression: [
      'flow = :flow AND triesLeft > :zero AND expiresAt > :now AND attribute_not_exists(usedBy)',
      '(attribute_not_exists(lastAttempt) OR lastAttempt <> :attempt)',
      'size(guessedAt) < :most',
      '(attribute_not_exists(deviceHash) OR deviceHash = :device)',
    ].join(' AND '),
    ExpressionAttributeValues: {
      ':one': 1,
      ':zero': 0,
      ':now': clock.now(),
      ':guess': [clock.now()],
      ':attempt': attemptId,
      ':flow': flow,
      ':most': guessesPerDay[purpose],
      ':device': device ?? 'none',
    },
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  })

/**
 * Takes one try of the outstanding code before anybody compares, so that parallel guesses never share a try.
 * Null where there is none to take. The retry of an attempt gets the item back without a second try, for as long as
 * the code is good.
 */
export const reserveTry = async (attempt: Attempt): Promise<CodeItem | null> => {
  try {
    const { Attributes } = await documents.send(reservation(attempt))
    return codeItem.parse(Attributes)
  } catch (error) {
    if (!conditionFailed(error)) throw error
    const found = error.Item ? codeItem.parse(unmarshall(error.Item)) : null
    return found?.lastAttempt === attempt.attemptId && found.expiresAt > clock.now() ? found : null
  }
}

/**
 * Uses a code up, once, in one transaction with `also`; true for the attempt that did it, and for that attempt's
 * retry. False, and nothing is written, if a condition of `also` fails.
 */
export const consumeCode = async (
  code: CodeItem,
  attemptId: string,
  also: readonly TransactItem[] = [],
): Promise<boolean> => {
  const Update = {
    TableName: tableName(),
    Key: keys.code(code.purpose, code.emailHash),
    UpdateExpression: 'SET usedBy = :attempt, version = version + :one',
    ConditionExpression: 'nonce = :nonce AND (attribute_not_exists(usedBy) OR usedBy = :attempt)',
    ExpressionAttributeValues: { ':attempt': attemptId, ':nonce': code.nonce, ':one': 1 },
  }
  if (also.length === 0) return wasMade(documents.send(new UpdateCommand(Update)))
  const places = [Update, ...also].keys()
  return writtenWith(transact([{ Update }, ...also]), error =>
    [...places].some(place => conditionFailedAt(error, place)),
  )
}

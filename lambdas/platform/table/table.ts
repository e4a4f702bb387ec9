import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { connect, timeoutAfter } from '../connections.ts'
import { environment } from '../env/environment.ts'
import { Sha256 } from './sha256.ts'

/**
 * The connection to the table. It builds the chain of its middleware for the first call of a kind, not for every call:
 * nothing changes the middleware later.
 */
export const table = connect(
  'dynamodb',
  new DynamoDBClient({
    maxAttempts: 3,
    cacheMiddleware: true,
    sha256: Sha256,
    ...timeoutAfter(2_500),
  }),
)

export const tableName = (): string => environment('TABLE_NAME')

/** The primary key of an item. */
export type Key = { PK: string; SK: string }

/** One write of a transaction. */
export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** Whether a write failed because its own condition did not hold. */
export const conditionFailed = (error: unknown): error is ConditionalCheckFailedException =>
  error instanceof ConditionalCheckFailedException

/** Whether a transaction failed because the condition of the item at this index did not hold. */
export const conditionFailedAt = (error: unknown, index: number): boolean =>
  error instanceof TransactionCanceledException &&
  error.CancellationReasons?.[index]?.Code === 'ConditionalCheckFailed'

import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { connect, timeoutAfter } from '../connections.ts'
import { environment } from '../env/environment.ts'

const client = connect(
  'dynamodb',
  new DynamoDBClient({
    maxAttempts: 3,
    ...timeoutAfter(2_500),
  }),
)

export const documents = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
})

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

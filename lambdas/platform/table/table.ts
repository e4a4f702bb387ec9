import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { timeoutAfter, connect } from '../connections.ts'
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

/** What an item is found by. */
export type Key = { PK: string; SK: string }

/** One write of a transaction. */
export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** Whether a write was refused by its own condition. */
export const conditionFailed = (error: unknown): error is ConditionalCheckFailedException =>
  error instanceof ConditionalCheckFailedException

/** Whether a transaction was refused by the condition of the item at this place in it. */
export const conditionFailedAt = (error: unknown, place: number): boolean =>
  error instanceof TransactionCanceledException &&
  error.CancellationReasons?.[place]?.Code === 'ConditionalCheckFailed'

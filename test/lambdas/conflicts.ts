import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb'
import { onTestFinished } from 'vitest'

/** Makes the first calls by this name fail, until the test ends; returns a function that counts the calls. */
const failing = (table: DynamoDBClient, name: string, { times, error }: { times: number; error: Error }) => {
  const sent = { count: 0 }
  table.middlewareStack.add(
    (next, { commandName }) =>
      async args => {
        if (commandName !== name) return next(args)
        sent.count += 1
        if (sent.count > times) return next(args)
        throw error
      },
    { step: 'initialize', name: 'conflicts' },
  )
  onTestFinished(() => {
    table.middlewareStack.remove('conflicts')
  })
  return sent
}

/** Cancels this many transactions for these reasons, with DynamoDB's message; the local engine has no conflicts. */
export const cancelTransactions = (table: DynamoDBClient, times: number, ...codes: string[]) =>
  failing(table, 'TransactWriteItemsCommand', {
    times,
    error: new TransactionCanceledException({
      $metadata: {},
      message: 'Transaction cancelled',
      CancellationReasons: codes.map(Code => ({ Code })),
    }),
  })

/** Makes the next single put meet a transaction under way. */
export const putMeetsTransaction = (table: DynamoDBClient) =>
  failing(table, 'PutItemCommand', {
    times: 1,
    error: new TransactionConflictException({
      $metadata: {},
      message: 'Transaction is ongoing for the item',
    }),
  })

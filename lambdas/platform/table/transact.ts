import { setTimeout as wait } from 'node:timers/promises'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { documents, type TransactItem } from './table.ts'

const attempts = 5
/** Milliseconds that the first retry waits at most; each one after it twice as long. */
const firstPause = 40

const metAnother = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some(({ Code }) => Code === 'TransactionConflict') &&
  !(error.CancellationReasons ?? []).some(({ Code }) => Code === 'ConditionalCheckFailed')

/**
 * Writes all of it or nothing. One that met another transaction on the same item is tried again, which the SDK
 * leaves to its caller; throws what the last attempt threw.
 */
export const transact = async (items: TransactItem[]): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await documents.send(new TransactWriteCommand({ TransactItems: items }))
      return
    } catch (error) {
      if (attempt === attempts || !metAnother(error)) throw error
      await wait(Math.random() * firstPause * 2 ** (attempt - 1))
    }
  }
}

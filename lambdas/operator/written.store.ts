import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import type { TransactItem } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'

/** Writes all of it or nothing; false where a condition says that something has changed meanwhile. */
export const written = async (items: TransactItem[]): Promise<boolean> => {
  try {
    await transact(items)
    return true
  } catch (error) {
    const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : []
    if (reasons.some(({ Code }) => Code === 'ConditionalCheckFailed')) return false
    throw error
  }
}

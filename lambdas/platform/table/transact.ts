import { setTimeout as wait } from 'node:timers/promises'
import {
  TransactionCanceledException,
  type TransactWriteItem,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { inAttributes } from './attributes.ts'
import { conditionFailedAt, type TransactItem, table } from './table.ts'

const attempts = 5
/** The longest pause before the first retry, in milliseconds; it doubles with each retry. */
const firstPause = 40

const kinds = ['Put', 'Update', 'Delete', 'ConditionCheck'] as const

const itemInAttributes = (item: TransactItem): TransactWriteItem => {
  const kind = kinds.find(one => one in item)
  const write = kind && item[kind]
  return write ? { [kind]: inAttributes(write) } : {}
}

const isConflict = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some(({ Code }) => Code === 'TransactionConflict') &&
  !(error.CancellationReasons ?? []).some(({ Code }) => Code === 'ConditionalCheckFailed')

/**
 * Writes all items or none. Retries if another transaction wrote to the same item, which the SDK leaves to its caller;
 * throws what the last attempt threw.
 */
export const transact = async (items: readonly TransactItem[]): Promise<void> => {
  const TransactItems = items.map(itemInAttributes)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await table.send(new TransactWriteItemsCommand({ TransactItems }))
      return
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error
      await wait(Math.random() * firstPause * 2 ** (attempt - 1))
    }
  }
}

/** Writes all items if every condition holds; false, and nothing is written, if not. Throws whatever else goes wrong. */
export const tryTransact = async (items: readonly TransactItem[]): Promise<boolean> => {
  try {
    await transact(items)
    return true
  } catch (error) {
    if (items.some((_, index) => conditionFailedAt(error, index))) return false
    throw error
  }
}

/** Writes an item together with others if its own condition holds; false if not. Throws whatever else goes wrong. */
export const transactIf = async (item: TransactItem, others: readonly TransactItem[]): Promise<boolean> => {
  try {
    await transact([item, ...others])
    return true
  } catch (error) {
    if (conditionFailedAt(error, 0)) return false
    throw error
  }
}

import * as z from 'zod/mini'
import type { CreditChange } from '#shared/credits/read-credits.ts'
import { keys } from '../platform/table/keys.ts'
import { type TransactItem, tableName } from '../platform/table/table.ts'
import { found } from './found.store.ts'
import { newItem } from './writes.store.ts'

const creditsItem = z.object({ balance: z.int() })

/** The credits a business has left; none before its first order. */
export const balanceOf = async (businessId: string): Promise<number> =>
  (await found(keys.credits(businessId), creditsItem))?.balance ?? 0

/** A change of a balance that was read before, with its entry in the history, the entry first; part of a transaction. */
export const creditItems = (
  businessId: string,
  before: number,
  change: Omit<CreditChange, 'balance'>,
): TransactItem[] => {
  const balance = before + change.credits
  const total = {
    TableName: tableName(),
    Key: keys.credits(businessId),
    UpdateExpression: 'SET balance = :balance',
    ConditionExpression: before === 0 ? 'attribute_not_exists(PK) OR balance = :before' : 'balance = :before',
    ExpressionAttributeValues: { ':balance': balance, ':before': before },
  }
  const entry = newItem({ ...keys.creditChange(businessId, change.createdAt, change.id), ...change, balance })
  return [{ Put: entry }, { Update: total }]
}

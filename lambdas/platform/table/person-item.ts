import { keyedHash } from '../secrets/keyed-hash.ts'
import { keys } from './keys.ts'
import { type TransactItem, tableName } from './table.ts'

/**
 * Notes whose an item is, for export and erasure; written in the item's own transaction. `name` tells it from another
 * note of the same person: an account's stands under its sub.
 */
export const personItem = async (
  email: string,
  entity: { PK: string; SK: string },
  name: string = entity.PK,
): Promise<TransactItem> => ({
  Put: {
    TableName: tableName(),
    Item: { ...keys.person(await keyedHash('email', email), name), entity },
  },
})

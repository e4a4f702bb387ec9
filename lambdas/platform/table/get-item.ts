import { GetItemCommand } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { fromAttributes, toAttributes } from './attributes.ts'
import { type Key, table, tableName } from './table.ts'

/**
 * The item under a key, as its schema reads it; null if there is none. A read that need not see the writes of the last
 * moment costs half with `consistent: false`.
 */
export const getItem = async <Item>(
  key: Key,
  schema: z.ZodMiniType<Item>,
  { consistent = true } = {},
): Promise<Item | null> => {
  const get = new GetItemCommand({
    TableName: tableName(),
    Key: toAttributes(key),
    ConsistentRead: consistent,
  })
  const { Item } = await table.send(get)
  return Item ? z.parse(schema, fromAttributes(Item)) : null
}

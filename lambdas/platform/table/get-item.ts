import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { documents, type Key, tableName } from './table.ts'

/**
 * The item under a key, as its schema reads it; null if there is none. A read that need not see the writes of the last
 * moment costs half with `consistent: false`.
 */
export const getItem = async <Item>(
  key: Key,
  schema: z.ZodMiniType<Item>,
  { consistent = true } = {},
): Promise<Item | null> => {
  const get = new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: consistent })
  const { Item } = await documents.send(get)
  return Item ? z.parse(schema, Item) : null
}

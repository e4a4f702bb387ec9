import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { documents, tableName } from '../platform/table/table.ts'

/** What stands under a key now, or null. */
export const found = async <Item>(
  Key: { PK: string; SK: string },
  item: z.ZodMiniType<Item>,
): Promise<Item | null> => {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  return Item ? z.parse(item, Item) : null
}

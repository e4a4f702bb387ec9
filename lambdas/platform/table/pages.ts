import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import type { ZodMiniType } from 'zod/mini'
import { usualPage } from '#shared/contract/page.ts'
import { cursorOf, type Position, positionOf } from './cursor.ts'
import { documents, tableName } from './table.ts'

/** How many items one page of a filtered list may read. */
const mostRead = 200

/** Where the items of a list stand together, in the table or in the index, and how their sort keys begin. */
type Place = { partition: { PK: string } | { GSI1PK: string }; beginsWith?: string }

type List<Item> = Place & {
  item: ZodMiniType<Item>
  /** Set for a list that shows only some of its items; its page may be empty although `next` leads on. */
  shows?: (item: Item) => boolean
}

export type Asked = { cursor?: string | undefined; limit?: number | undefined }

type Page<Item> = { items: Item[]; next: string | null }

type Stored = Record<string, unknown>

const query = ({ partition, beginsWith }: Place, read: number, from: Position | undefined) => {
  const inIndex = 'GSI1PK' in partition
  const [name, sortKey] = inIndex ? ['GSI1PK', 'GSI1SK'] : ['PK', 'SK']
  return new QueryCommand({
    TableName: tableName(),
    ...(inIndex ? { IndexName: 'GSI1' } : { ConsistentRead: true }),
    KeyConditionExpression: `${name} = :partition${beginsWith ? ` AND begins_with(${sortKey}, :beginning)` : ''}`,
    ExpressionAttributeValues: {
      ':partition': Object.values(partition)[0],
      ...(beginsWith && { ':beginning': beginsWith }),
    },
    ScanIndexForward: false,
    Limit: read,
    ExclusiveStartKey: from,
  })
}

const keyOf = (stored: Stored, partition: Place['partition']): Position => {
  const names = 'GSI1PK' in partition ? ['PK', 'SK', 'GSI1PK', 'GSI1SK'] : ['PK', 'SK']
  return Object.fromEntries(names.map(name => [name, String(stored[name])]))
}

const taken = <Item>(
  { item, shows, partition }: List<Item>,
  limit: number,
  { Items = [], LastEvaluatedKey }: QueryCommandOutput,
): { items: Item[]; goesOn: Position | null } => {
  const items: Item[] = []
  for (const [place, stored] of Items.entries()) {
    const before = Items[place - 1]
    if (items.length === limit && before) return { items, goesOn: keyOf(before, partition) }
    const read = item.parse(stored)
    if (!shows || shows(read)) items.push(read)
  }
  return { items, goesOn: LastEvaluatedKey ? keyOf(LastEvaluatedKey, partition) : null }
}

/**
 * One page of a list, newest first by its sort key: at most `limit` items, and the cursor of the page after it.
 * Reads what it returns and one more, which tells whether there is a page after it. Throws `invalid_fields` for a
 * cursor of another list.
 */
export const readPage = async <Item>(
  list: List<Item>,
  { cursor, limit = usualPage }: Asked,
): Promise<Page<Item>> => {
  const name = JSON.stringify([list.partition, list.beginsWith ?? ''])
  const from = cursor === undefined ? undefined : await positionOf(name, cursor)
  const found = await documents.send(query(list, list.shows ? mostRead : limit + 1, from))
  const { items, goesOn } = taken(list, limit, found)
  return { items, next: goesOn && (await cursorOf(name, goesOn)) }
}

import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/client-dynamodb'
import type { ZodMiniType } from 'zod/mini'
import { defaultPageSize } from '#shared/contract/page.ts'
import { type Attributes, fromAttributes, inAttributes } from './attributes.ts'
import { cursorOf, type Position, positionOf } from './cursor.ts'
import { type Range, rangeOf } from './query-items.ts'
import { table } from './table.ts'
import { newWords } from './words.ts'

/** How many items one page of a filtered list may read. */
const maxRead = 200

type List<Item> = Range & {
  item: ZodMiniType<Item>
  /** Set for a list that shows only some of its items; its page may be empty although there is a `next` one. */
  shows?: (item: Item) => boolean
}

export type PageRequest = { cursor?: string | undefined; limit?: number | undefined }

type Page<Item> = { items: Item[]; next: string | null }

const query = (range: Range, limit: number, from: Position | undefined) => {
  const words = newWords()
  return new QueryCommand({
    ...inAttributes({ ...rangeOf(range, words), ...words.used(), ExclusiveStartKey: from }),
    ConsistentRead: 'PK' in range.partition,
    ScanIndexForward: false,
    Limit: limit,
  })
}

const keyOf = (stored: Attributes, partition: Range['partition']): Position => {
  const names = 'GSI1PK' in partition ? ['PK', 'SK', 'GSI1PK', 'GSI1SK'] : ['PK', 'SK']
  return Object.fromEntries(names.map(name => [name, String(stored[name]?.S)]))
}

const readItems = <Item>(
  { item, shows, partition }: List<Item>,
  limit: number,
  { Items = [], LastEvaluatedKey }: QueryCommandOutput,
): { items: Item[]; last: Position | null } => {
  const items: Item[] = []
  for (const [index, stored] of Items.entries()) {
    const before = Items[index - 1]
    if (items.length === limit && before) return { items, last: keyOf(before, partition) }
    const read = item.parse(fromAttributes(stored))
    if (!shows || shows(read)) items.push(read)
  }
  return { items, last: LastEvaluatedKey ? keyOf(LastEvaluatedKey, partition) : null }
}

/**
 * One page of a list, newest first by its sort key: at most `limit` items, and the cursor of the page after it.
 * Reads one item more than it returns, to know whether there is a page after it. Throws `invalid_fields` for a cursor of
 * another list.
 */
export const readPage = async <Item>(
  list: List<Item>,
  { cursor, limit = defaultPageSize }: PageRequest,
): Promise<Page<Item>> => {
  const name = JSON.stringify([list.partition, list.beginsWith ?? ''])
  const from = cursor === undefined ? undefined : await positionOf(name, cursor)
  const found = await table.send(query(list, list.shows ? maxRead : limit + 1, from))
  const { items, last } = readItems(list, limit, found)
  return { items, next: last && (await cursorOf(name, last)) }
}

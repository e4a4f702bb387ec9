import { paginateQuery, type QueryCommandInput } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { fromAttributes, inAttributes } from './attributes.ts'
import { type Condition, expressionOf } from './condition.ts'
import { type Key, table, tableName } from './table.ts'
import { newWords } from './words.ts'

/** Items that are stored together, in the table or in the index, and how their sort keys begin. */
export type Range = {
  partition: { PK: string } | { GSI1PK: string }
  beginsWith?: string | undefined
  /** The last sort key; not together with `beginsWith`. */
  upTo?: string | undefined
  /** The first sort key; not together with the others. */
  from?: string | undefined
}

type Query = Range & {
  /** Leaves out items for which this does not hold; they are still read and paid for. */
  where?: Condition
  /** Reads these fields only. */
  fields?: readonly string[]
  newestFirst?: boolean
  /** Begins behind this key, in the order of the query. */
  behind?: Key | undefined
  /** Stops reading at this many items. */
  max?: number
  /** False costs half, and may miss the writes of the last moment; reads of the index always do. */
  consistent?: boolean
}

/** The part of a query that describes a range of items. */
export const rangeOf = (
  { partition, beginsWith, upTo, from }: Range,
  { name, value }: ReturnType<typeof newWords>,
) => {
  const inIndex = 'GSI1PK' in partition
  const [partitionKey, sortKey] = inIndex ? ['GSI1PK', 'GSI1SK'] : ['PK', 'SK']
  const equals = `${name(partitionKey)} = ${value(Object.values(partition)[0])}`
  const begins = beginsWith ? ` AND begins_with(${name(sortKey)}, ${value(beginsWith)})` : ''
  const ends = upTo ? ` AND ${name(sortKey)} <= ${value(upTo)}` : ''
  const starts = from ? ` AND ${name(sortKey)} >= ${value(from)}` : ''
  return {
    TableName: tableName(),
    ...(inIndex && { IndexName: 'GSI1' }),
    KeyConditionExpression: `${equals}${begins}${ends}${starts}`,
  }
}

const inputOf = ({
  where,
  fields,
  newestFirst,
  behind,
  max,
  consistent = true,
  ...range
}: Query): QueryCommandInput => {
  const words = newWords()
  return inAttributes({
    ...rangeOf(range, words),
    FilterExpression: where && expressionOf([where], words),
    ProjectionExpression: fields?.map(words.name).join(', '),
    ...words.used(),
    ScanIndexForward: !newestFirst,
    ConsistentRead: consistent && !('GSI1PK' in range.partition),
    Limit: where ? undefined : max,
    ExclusiveStartKey: behind,
  })
}

/** All items of a query as their schema reads them, however many pages it takes. */
export const queryItems = async <Item>(query: Query, schema: z.ZodMiniType<Item>): Promise<Item[]> => {
  const items: Item[] = []
  const { max = Number.POSITIVE_INFINITY } = query
  for await (const { Items = [] } of paginateQuery({ client: table }, inputOf(query))) {
    items.push(...Items.map(item => z.parse(schema, fromAttributes(item))))
    if (items.length >= max) break
  }
  return items.slice(0, max)
}

/** How many items a query finds, without returning them. */
export const countItems = async (query: Query): Promise<number> => {
  let count = 0
  const input: QueryCommandInput = { ...inputOf(query), Select: 'COUNT' }
  for await (const { Count = 0 } of paginateQuery({ client: table }, input)) count += Count
  return count
}

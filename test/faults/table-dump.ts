import { isDeepStrictEqual } from 'node:util'
import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { tableName } from '../infra/local/dynamodb/local-table.ts'

type Item = Record<string, unknown>

/** Returns every item of the table by `PK|SK`. */
export const dumpTable = async (
  client: DynamoDBDocumentClient,
  TableName = tableName,
): Promise<Map<string, Item>> => {
  const items = new Map<string, Item>()
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) {
    for (const item of Items) items.set(`${item.PK}|${item.SK}`, item)
  }
  return items
}

/**
 * What differs between runs without meaning: attempts and their receipts, how often a code was guessed, and on which of
 * its items a sum of the house is, which the fold of the ledger adds up.
 */
const passing = /^(LIMIT|ONCE|PROOF|HOUSE)#/
const passingFields = new Set(['triesLeft', 'guessedAt', 'lastAttempt', 'usedBy', 'version', 'tries'])

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Returns a text or an item without random or time-dependent parts: ids, hashes, instants. */
const nameless = (value: unknown): string =>
  (JSON.stringify(value, sorted) ?? '')
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'instant')
    .replace(/LEADS#(\w+)#\d{4}-\d\d/g, 'LEADS#$1#month')
    .replace(/"(nonce|salt)":"[^"]+"/g, '"$1":"drawn"')
    .replace(/"sealed":\{[^}]*\}/g, '"sealed":"sealed"')
    .replace(/(?<![\w-])[\da-f]{64}(?![\w-])/g, 'hash')
    .replace(/[\w-]{43}(?![\w-])/g, 'hash')
    .replace(/\b\d{10,13}(\.\d+)?\b/g, 'time')

const withoutPassing = (key: string, item: Item): Item =>
  /^(CODE|NOTICE)#/.test(key)
    ? Object.fromEntries(Object.entries(item).filter(([name]) => !passingFields.has(name)))
    : item

/** An unused upload permission expires by itself; a second one does no harm. */
const isUnused = (trace: string): boolean => trace.includes('"SK":"UPLOAD#') && trace.includes('"waiting"')

/**
 * Returns the items that are new since a dump, without random or time-dependent parts; keys in `apart` do not count.
 */
export const tracesOf = (before: Map<string, Item>, after: Map<string, Item>, apart?: RegExp): string[] => {
  const traces = [...after]
    .filter(
      ([key, item]) => !passing.test(key) && !apart?.test(key) && !isDeepStrictEqual(before.get(key), item),
    )
    .map(([key, item]) => nameless(withoutPassing(key, item)))
  const unused = new Set(traces.filter(isUnused))
  const removed = [...before.keys()].filter(key => !after.has(key) && !passing.test(key))
  return [
    ...traces.filter(trace => !isUnused(trace)),
    ...unused,
    ...removed.map(key => `removed ${nameless(key)}`),
  ].sort()
}

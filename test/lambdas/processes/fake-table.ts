import type { TransactItem } from '#lambdas/platform/table/table.ts'

type Item = Readonly<Record<string, unknown>>
type Names = Record<string, string> | undefined
type Expressed = {
  ConditionExpression?: string | undefined
  ExpressionAttributeNames?: Names
  ExpressionAttributeValues?: Record<string, unknown> | undefined
}

/** The conditions that the processes' writes use; any other is an error of this table. */
const holds = (item: Item | undefined, expressed: Expressed): boolean => {
  const {
    ConditionExpression: text,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  } = expressed
  return (text?.split(' AND ') ?? []).every(part => {
    const [, missing] = /^attribute_not_exists\((#\w+)\)$/.exec(part) ?? []
    if (missing) return item?.[names?.[missing] ?? ''] === undefined
    const [, field, value] = /^(#\w+) = (:\w+)$/.exec(part) ?? []
    if (!field || !value) throw new Error(`Not a condition of this table: ${part}`)
    return item?.[names?.[field] ?? ''] === values?.[value]
  })
}

const updated = (item: Item | undefined, update: NonNullable<TransactItem['Update']>): Item => {
  const { Key, UpdateExpression, ExpressionAttributeNames: names, ExpressionAttributeValues: values } = update
  if (!UpdateExpression?.startsWith('SET '))
    throw new Error(`Not an update of this table: ${UpdateExpression}`)
  const set = UpdateExpression.slice('SET '.length)
    .split(', ')
    .map(part => part.split(' = '))
    .map(([field = '', value = '']) => [names?.[field], values?.[value]])
  return { ...item, ...Key, ...Object.fromEntries(set) }
}

const keyOf = ({ PK, SK }: Item): string => `${PK} ${SK}`

/** The items of a table by key, and what a transaction makes of them, as DynamoDB would; null if a condition fails. */
export type Items = ReadonlyMap<string, Item>

const changeOf = (items: Items, write: TransactItem): { key: string; item: Item | undefined } => {
  const { Put, Delete, Update, ConditionCheck } = write
  if (Put?.Item) return { key: keyOf(Put.Item), item: Put.Item }
  const key = keyOf((Delete ?? Update ?? ConditionCheck)?.Key ?? {})
  if (Update) return { key, item: updated(items.get(key), Update) }
  return { key, item: Delete ? undefined : items.get(key) }
}

const expressionIn = ({ Put, Delete, Update, ConditionCheck }: TransactItem): Expressed =>
  (Put ?? Delete ?? Update ?? ConditionCheck) as Expressed

export const transacted = (items: Items, writes: readonly TransactItem[]): Items | null => {
  const changes = writes.map(write => ({ ...changeOf(items, write), expressed: expressionIn(write) }))
  const keys = changes.map(({ key }) => key)
  if (new Set(keys).size < keys.length)
    throw new Error(`One transaction writes twice: ${keys.sort().join(', ')}`)
  if (!changes.every(({ key, expressed }) => holds(items.get(key), expressed))) return null
  const after = new Map(items)
  for (const { key, item } of changes) {
    if (item) after.set(key, item)
    else after.delete(key)
  }
  return after
}

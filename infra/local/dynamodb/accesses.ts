import { queriedKey } from './queried-key.ts'

/** What IAM checks in a request: one entry per action; a transaction has one per item. */
export type Access = { action: string; tableName: string; index?: string; leadingKeys: readonly string[] }

export type KeyNames = { partitionKey: string; index: { name: string; partitionKey: string } }

type Attributes = Record<string, { S?: string }>
type Input = Record<string, unknown>

const transactActions = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
} as const

/** The accesses of one marshalled command; an unknown command counts as one access without keys. */
export function accessesOf(commandName: string, input: Input, keys: KeyNames): Access[] {
  const action = commandName.replace(/Command$/, '')
  switch (action) {
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return (input.TransactItems as Input[]).flatMap(item => transactAccesses(item, keys))
    case 'BatchGetItem':
    case 'BatchWriteItem':
      return batchAccesses(action, input.RequestItems as Record<string, unknown>, keys)
    case 'Query':
    case 'Scan':
      return [readAccess(action, input, keys)]
    default:
      return [{ action, tableName: tableNameOf(input), leadingKeys: keyOf(input, keys) }]
  }
}

function transactAccesses(item: Input, keys: KeyNames): Access[] {
  return Object.entries(transactActions).flatMap(([kind, action]) => {
    const part = item[kind] as Input | undefined
    return part ? [{ action, tableName: tableNameOf(part), leadingKeys: keyOf(part, keys) }] : []
  })
}

// A batch is one action per table, so one statement has to cover all its keys.
function batchAccesses(action: string, items: Record<string, unknown>, keys: KeyNames): Access[] {
  return Object.entries(items).map(([tableName, request]) => ({
    action,
    tableName,
    leadingKeys: batchParts(request).flatMap(part => keyOf(part, keys)),
  }))
}

function batchParts(request: unknown): Input[] {
  if (!Array.isArray(request)) return ((request as Input).Keys as Attributes[]).map(Key => ({ Key }))
  return request.map(part => part.PutRequest ?? part.DeleteRequest)
}

function readAccess(action: string, input: Input, keys: KeyNames): Access {
  const index = input.IndexName as string | undefined
  // On an index, the leading key is the index's own partition key.
  const leading = index === keys.index.name ? keys.index.partitionKey : keys.partitionKey
  const leadingKeys = action === 'Query' ? queriedKey(input, leading) : []
  return { action, tableName: tableNameOf(input), index, leadingKeys }
}

const tableNameOf = (input: Input): string => String(input.TableName)

function keyOf(part: Input, { partitionKey }: KeyNames): string[] {
  const attributes = (part.Key ?? part.Item ?? {}) as Attributes
  const value = attributes[partitionKey]?.S
  return value === undefined ? [] : [value]
}

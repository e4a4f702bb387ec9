import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { connections } from '#lambdas/platform/connections.ts'

type Key = Record<string, { S?: string }>
type Write = { Item?: Key; Key?: Key; TransactItems?: Record<string, Write>[] }

const writing = new Set([
  'PutItemCommand',
  'UpdateItemCommand',
  'DeleteItemCommand',
  'TransactWriteItemsCommand',
  'PutObjectCommand',
  'CopyObjectCommand',
  'DeleteObjectCommand',
  'SendMessageCommand',
])

const keyOf = ({ Item, Key }: Write): string => {
  const { PK, SK } = Item ?? Key ?? {}
  return `${PK?.S}|${SK?.S}`
}

const keysOf = (command: string, input: Write): string[] => {
  if (/Object|Message/.test(command)) return [command]
  const { TransactItems } = input
  if (!TransactItems) return [keyOf(input)]
  return TransactItems.flatMap(item =>
    Object.entries(item).flatMap(([kind, write]) => (kind === 'ConditionCheck' ? [] : [keyOf(write)])),
  )
}

/** Records each write of the functions from now on: an item's `PK|SK`, or the command of another service. */
export const watchWrites = (): string[] => {
  const written: string[] = []
  const watch = (client: unknown) =>
    (client as DynamoDBClient).middlewareStack.add(
      (next, { commandName = '' }) =>
        async args => {
          const result = await next(args)
          if (writing.has(commandName)) written.push(...keysOf(commandName, args.input as Write))
          return result
        },
      { step: 'build', name: 'watched', override: true },
    )
  for (const client of connections.values()) watch(client)
  const register = connections.set.bind(connections)
  connections.set = (service, client) => {
    watch(client)
    return register(service, client)
  }
  return written
}

import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'

/** Runs something between what a command has read and the first transaction, or update, that it then writes. */
export const runBeforeWrite = (
  table: DynamoDBClient,
  happens: () => Promise<unknown>,
  write = 'TransactWriteItemsCommand',
): void => {
  table.middlewareStack.add(
    (next, { commandName }) =>
      async args => {
        if (commandName !== write) return next(args)
        table.middlewareStack.remove('meanwhile')
        await happens()
        return next(args)
      },
    { step: 'initialize', name: 'meanwhile' },
  )
}

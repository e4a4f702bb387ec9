import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

/** Runs something between what a command has read and the first transaction, or update, that it then writes. */
export const runBeforeWrite = (
  documents: DynamoDBDocumentClient,
  happens: () => Promise<unknown>,
  write = 'TransactWriteItemsCommand',
): void => {
  documents.middlewareStack.add(
    (next, { commandName }) =>
      async args => {
        if (commandName !== write) return next(args)
        documents.middlewareStack.remove('meanwhile')
        await happens()
        return next(args)
      },
    { step: 'initialize', name: 'meanwhile' },
  )
}

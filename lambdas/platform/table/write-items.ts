import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { inAttributes } from './attributes.ts'
import { absent, type Condition, expressionOf } from './condition.ts'
import { type Key, type TransactItem, table, tableName } from './table.ts'
import { newWords, type Stored } from './words.ts'

/** One write, as an item of a transaction, or to be sent alone. */
export type Write = TransactItem & {
  /** Sends it alone. With `returning` it returns the stored item, which the error of a failed condition has, too. */
  send: (returning?: boolean) => Promise<Stored | null>
}

export type Conditional<Self> = {
  /** Refuses the write unless the stored item is as expected; several calls all have to hold. */
  expect: (condition: Condition) => Self
}

const always: readonly Condition[] = []

/** Makes the error of a failed condition carry the stored item. */
export const refusal = (returning: boolean) =>
  ({ ReturnValuesOnConditionCheckFailure: returning ? 'ALL_OLD' : undefined }) as const

const conditional = (conditions: readonly Condition[]) => {
  const words = newWords()
  return { TableName: tableName(), ConditionExpression: expressionOf(conditions, words), ...words.used() }
}

interface Put extends Write, Conditional<Put> {}

/** Replaces an item, or writes a new one. */
export const putItem = (item: Stored, conditions = always): Put => {
  const Put = { Item: item, ...conditional(conditions) }
  return {
    Put,
    send: async (returning = false) => {
      await table.send(new PutItemCommand({ ...inAttributes(Put), ...refusal(returning) }))
      return item
    },
    expect: condition => putItem(item, [...conditions, condition]),
  }
}

/** Writes an item if there is none under its key. */
export const putNew = (item: Stored): Put => putItem(item, [{ PK: absent }])

interface Delete extends Write, Conditional<Delete> {}

/** Deletes an item. */
export const deleteItem = (key: Key, conditions = always): Delete => {
  const Delete = { Key: key, ...conditional(conditions) }
  return {
    Delete,
    send: async (returning = false) => {
      await table.send(new DeleteItemCommand({ ...inAttributes(Delete), ...refusal(returning) }))
      return null
    },
    expect: condition => deleteItem(key, [...conditions, condition]),
  }
}

/** Refuses a transaction unless an item that it does not write is as expected. */
export const checkItem = (key: Key, condition: Condition): TransactItem => ({
  ConditionCheck: { Key: key, ...conditional([condition]) } as NonNullable<TransactItem['ConditionCheck']>,
})

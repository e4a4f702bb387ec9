import { UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { fromAttributes, inAttributes } from './attributes.ts'
import { type Condition, expressionOf } from './condition.ts'
import { type Key, table, tableName } from './table.ts'
import { newWords, type Stored, type Words } from './words.ts'
import { type Conditional, refusal, type Write } from './write-items.ts'

type Operation = (field: string, value: Words['value']) => string

/** A value for `set` that counts only if the field is absent. */
export const ifAbsent =
  (fallback: unknown): Operation =>
  (field, value) =>
    `if_not_exists(${field}, ${value(fallback)})`

/** A value for `set` that adds entries at the end of a list. */
export const appended =
  (entries: readonly unknown[]): Operation =>
  (field, value) =>
    `list_append(${field}, ${value(entries)})`

type Amounts = Readonly<Record<string, number>>

type Changes = { set: Stored; add: Amounts; remove: readonly string[]; conditions: readonly Condition[] }

const clause = (verb: string, parts: readonly string[]): string[] =>
  parts.length > 0 ? [`${verb} ${parts.join(', ')}`] : []

const changesOf = ({ set, add, remove }: Changes, { name, value }: Words): string => {
  const setting = Object.entries(set).map(([field, to]) => {
    const result = typeof to === 'function' ? (to as Operation)(name(field), value) : value(to)
    return `${name(field)} = ${result}`
  })
  const adding = Object.entries(add).map(([field, amount]) => `${name(field)} ${value(amount)}`)
  return [...clause('SET', setting), ...clause('ADD', adding), ...clause('REMOVE', remove.map(name))].join(
    ' ',
  )
}

interface Update extends Write, Conditional<Update> {
  /** Fields that are undefined stay as they are. */
  set: (fields: Stored) => Update
  /** Adds to numbers; a field that is absent counts as 0. */
  add: (amounts: Amounts) => Update
  remove: (...fields: string[]) => Update
}

const definedIn = (fields: Stored): Stored =>
  Object.fromEntries(Object.entries(fields).filter(([, to]) => to !== undefined))

const requestOf = (key: Key, changes: Changes) => {
  const words = newWords()
  return {
    TableName: tableName(),
    Key: key,
    UpdateExpression: changesOf(changes, words),
    ConditionExpression: expressionOf(changes.conditions, words),
    ...words.used(),
  }
}

const updateWith = (key: Key, changes: Changes): Update => {
  const { set, add, remove, conditions } = changes
  const changed = (more: Partial<Changes>) => updateWith(key, { ...changes, ...more })
  return {
    // Built when it is read: each call of a chain would build the expressions again.
    get Update() {
      return requestOf(key, changes)
    },
    send: async (returning = false) => {
      const ReturnValues = returning ? 'ALL_NEW' : undefined
      const { Attributes } = await table.send(
        new UpdateItemCommand({
          ...inAttributes(requestOf(key, changes)),
          ...refusal(returning),
          ReturnValues,
        }),
      )
      return Attributes ? fromAttributes(Attributes) : null
    },
    set: fields => changed({ set: { ...set, ...definedIn(fields) } }),
    add: amounts => changed({ add: { ...add, ...amounts } }),
    remove: (...fields) => changed({ remove: [...remove, ...fields] }),
    expect: condition => changed({ conditions: [...conditions, condition] }),
  }
}

/**
 * Changes fields of an item, or writes a new one with these. Each call adds to those before it:
 * `update(key).set({ state: 'done' }).add({ tries: 1 }).remove('ttl').expect({ state: 'open' })`.
 */
export const update = (key: Key): Update => updateWith(key, { set: {}, add: {}, remove: [], conditions: [] })

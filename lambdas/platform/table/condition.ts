import type { Stored, Words } from './words.ts'

/** What a field has to be; a plain value means that the field equals it. */
export type Test = (field: string, value: Words['value']) => string

/** Tests of fields by name, all of which have to hold. */
export type Fields = Stored

/** What has to be true of the stored item for a write to happen. */
export type Condition = Fields | ((words: Words) => string)

export const absent: Test = field => `attribute_not_exists(${field})`

export const present: Test = field => `attribute_exists(${field})`

/** Holds for any other value, and if the field is absent. */
export const not =
  (other: unknown): Test =>
  (field, value) =>
    `${field} <> ${value(other)}`

export const oneOf =
  (values: readonly unknown[]): Test =>
  (field, value) =>
    `${field} IN (${values.map(value).join(', ')})`

export const atMost =
  (max: unknown): Test =>
  (field, value) =>
    `${field} <= ${value(max)}`

export const lessThan =
  (limit: unknown): Test =>
  (field, value) =>
    `${field} < ${value(limit)}`

export const moreThan =
  (limit: unknown): Test =>
  (field, value) =>
    `${field} > ${value(limit)}`

/** Holds for a list with fewer entries. */
export const shorterThan =
  (length: number): Test =>
  (field, value) =>
    `size(${field}) < ${value(length)}`

const testOf = (expected: unknown): Test =>
  typeof expected === 'function' ? (expected as Test) : (field, value) => `${field} = ${value(expected)}`

/** Holds if the field is absent, or is as expected. */
export const absentOr =
  (expected: unknown): Test =>
  (field, value) =>
    `(${absent(field, value)} OR ${testOf(expected)(field, value)})`

const allOf = (fields: Fields, { name, value }: Words): string =>
  Object.entries(fields)
    .map(([field, expected]) => testOf(expected)(name(field), value))
    .join(' AND ')

/** Holds if one of several sets of fields is as expected. */
export const anyOf =
  (...alternatives: readonly Fields[]): Condition =>
  words =>
    `(${alternatives.map(fields => `(${allOf(fields, words)})`).join(' OR ')})`

/** The expression of conditions that all have to hold; none if there are no conditions. */
export const expressionOf = (conditions: readonly Condition[], words: Words): string | undefined =>
  conditions
    .map(condition => (typeof condition === 'function' ? condition(words) : allOf(condition, words)))
    .filter(Boolean)
    .join(' AND ') || undefined

import { fieldsOfKind, typeOf } from '#shared/content/fields-of-kind.ts'
import { type ContentKind, contentKinds, isCollection, kindOf } from '#shared/content/kinds.ts'
import type { ContentFields } from '#shared/content/standard-content.ts'
import { languages } from '#shared/contract/language.ts'
import fieldWords from '#shared/phrases/en/fields.ts'
import { Refusal } from '../platform/commands/refusal.ts'

const toNumber = (field: string, typed: string): number => {
  const number = Number(typed.replace(',', '.'))
  if (typed.trim() === '' || !Number.isFinite(number))
    throw new Refusal(`${field}: "${typed}" is not a number.`)
  return number
}

const toBoolean = (field: string, typed: string): boolean => {
  if (typed !== 'true' && typed !== 'false') throw new Refusal(`${field} is true or false, not "${typed}".`)
  return typed === 'true'
}

const toValue = (field: string, type: string, typed: string): unknown => {
  if (type === 'number') return toNumber(field, typed)
  if (type === 'boolean') return toBoolean(field, typed)
  return type === 'array' ? typed.split('|').map(entry => entry.trim()) : typed
}

type Assignment = readonly [field: string, value: unknown]

const readAssignment = (given: string, types: ReadonlyMap<string, string>): Assignment => {
  const [, field = '', typed = ''] = /^([^=]*)=(.*)$/s.exec(given) ?? []
  const type = types.get(field)
  if (type === undefined)
    throw new Refusal(`"${given}" names no field. There are: ${[...types.keys()].join(', ')}.`)
  return [field, toValue(field, type, typed)]
}

/** Refuses a text that is changed in one language only: the pages of the other would keep the old one. */
const requireBothLanguages = (assignments: readonly Assignment[]): void => {
  const given = new Set(assignments.map(([field]) => field))
  for (const field of given) {
    const [language = '', ...rest] = field.split('.')
    if (rest.length === 0) continue
    const missing = languages.map(other => [other, ...rest].join('.')).find(other => !given.has(other))
    if (missing) throw new Refusal(`${field} changes and ${missing} does not: give both languages.`)
    if (!languages.some(known => known === language)) throw new Refusal(`There is no language ${language}.`)
  }
}

const withField = (fields: ContentFields, [field, value]: Assignment): ContentFields => {
  const [name = '', ...rest] = field.split('.')
  if (rest.length === 0) return { ...fields, [name]: value }
  return { ...fields, [name]: withField((fields[name] ?? {}) as ContentFields, [rest.join('.'), value]) }
}

const checked = (kind: ContentKind, fields: ContentFields): ContentFields => {
  const { data, error } = contentKinds[kind].safeParse(fields)
  if (!error) return data
  const words = error.issues.map(({ path, message, code }) => {
    const isMissing = code === 'invalid_type' || message === 'required'
    const word = Object.hasOwn(fieldWords, message) ? fieldWords[message as keyof typeof fieldWords] : ''
    return `${path.join('.')}: ${isMissing ? 'is missing.' : word || message}`
  })
  throw new Refusal(words.join('\n'))
}

/** Returns the fields of an entry after a change as typed, `value=35`. Throws a refusal that says what is wrong. */
export const changedFields = (
  name: string,
  current: ContentFields | null,
  given: readonly string[],
): ContentFields => {
  const kind = kindOf(name)
  if (!kind || (!current && !isCollection(kind)))
    throw new Refusal(`There is no content ${name}: content list shows what there is.`)
  const id = name.slice(kind.length + 1)
  if (!current && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    throw new Refusal(`${id} cannot be a name: it has small letters a to z, digits and hyphens.`)
  const types = new Map([...fieldsOfKind(kind)].map(([field, schema]) => [field, typeOf(schema)]))
  const assignments = given.map(one => readAssignment(one, types))
  if (name === 'claims.entryPrice' && assignments.some(([field]) => field === 'value'))
    throw new Refusal('The entry price is the lowest price of the list: prices set changes it.')
  requireBothLanguages(assignments)
  return checked(kind, assignments.reduce(withField, current ?? { id, shown: true }))
}

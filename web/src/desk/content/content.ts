import * as z from 'zod/mini'
import { fieldIn, fieldsOfKind } from '#shared/content/fields-of-kind.ts'
import { type ContentKind, isCollection, kindOf } from '#shared/content/kinds.ts'
import { type Language, languages } from '#shared/contract/language.ts'
import { allCommands } from '#shared/operator/all-commands.ts'
import { type DeskField, fieldsOf, type Typed } from '../commands/fields.ts'

type Row = Readonly<Record<string, unknown>>

/** Content as it is published; version 0 if it stands as in the sources, or does not exist yet. */
export type Entry = { name: string; version: number; isNew: boolean; by: string | null; fields: Row }

/** What `content show` returned, with the fields of the content among its own. */
export const entryFrom = ({ name, version, by, ...fields }: Row): Entry => ({
  ...{ name: String(name), version: Number(version), isNew: false },
  by: typeof by === 'string' ? by : null,
  fields,
})

/** What an entry is before it is added; null if content cannot be added under this name. */
export const newEntry = (name: string): Entry | null =>
  isCollection(kindOf(name) ?? '')
    ? { name, version: 0, isNew: true, by: null, fields: { shown: true } }
    : null

const changing = allCommands['content set']

const fieldsByKind = new Map<ContentKind, readonly DeskField[]>()

/** The fields of an entry as those of a form, from the same schema that the command checks. */
export const contentFields = (name: string): readonly DeskField[] => {
  const kind = kindOf(name)
  if (!kind) return []
  const known = fieldsByKind.get(kind)
  if (known) return known
  const input = z.strictObject(Object.fromEntries(fieldsOfKind(kind)))
  const fields = fieldsOf({ ...changing, input, about: {} })
  fieldsByKind.set(kind, fields)
  return fields
}

/** The language of a field such as `sv.title`, and its name without it. */
export const partsOf = (field: string): { language: Language | null; name: string } => {
  const language = languages.find(one => field.startsWith(`${one}.`)) ?? null
  return { language, name: language ? field.slice(language.length + 1) : field }
}

const textFrom = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n')
  return value === undefined || value === null ? '' : String(value)
}

/** How a published value stands in the form. */
export const publishedText = ({ fields }: Pick<Entry, 'fields'>, { name, kind }: DeskField): string =>
  textFrom(fieldIn(fields, name)) || (kind === 'flag' ? 'false' : '')

/** How a field stands in the form: as typed, otherwise as published. */
export const shownText = (entry: Entry, field: DeskField, typed: Typed): string =>
  typed[field.name] ?? publishedText(entry, field)

const isChanged = (entry: Entry, field: DeskField, typed: Typed): boolean =>
  shownText(entry, field, typed).trim() !== publishedText(entry, field)

/** The fields of a draft that say something else than what is published. */
export const changedIn = (entry: Entry, typed: Typed): readonly DeskField[] =>
  contentFields(entry.name).filter(field => isChanged(entry, field, typed))

const assigned = (text: string, { kind }: DeskField): string =>
  kind === 'several'
    ? text
        .split('\n')
        .map(line => line.trim())
        .filter(Boolean)
        .join(' | ')
    : text.trim()

/** Whether the other language of this field is given too: the command takes words in both or in neither. */
const isWithAnother = (field: DeskField, changed: readonly DeskField[]): boolean => {
  const { language, name } = partsOf(field.name)
  return (
    language !== null && changed.some(one => partsOf(one.name).name === name && partsOf(one.name).language)
  )
}

/** What the commands take for a draft: `value=35`, once for each field that changes. */
export const assignmentsOf = (entry: Entry, typed: Typed): string[] => {
  const changed = changedIn(entry, typed)
  const isGiven = (field: DeskField) =>
    changed.includes(field) || isWithAnother(field, changed) || (entry.isNew && field.kind === 'flag')
  return contentFields(entry.name)
    .filter(isGiven)
    .map(field => `${field.name}=${assigned(shownText(entry, field, typed), field)}`)
}

/** A draft that says what a version said. */
export const draftOf = (name: string, fields: Row): Typed =>
  Object.fromEntries(contentFields(name).map(field => [field.name, publishedText({ fields }, field)]))

/** The refusals of a rule that name a field, by field, as the desk says them: `value: "x" is not a number.` */
export const refusedFields = (
  refused: string,
  say: (line: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    refused.split('\n').flatMap(line => {
      const [name = '', field] = /^([\w.]+): ./.exec(line) ?? []
      return field ? [[field, say(line).slice(name.length - 1)]] : []
    }),
  )

/** What `content page` returns. */
export type PageWithDraft = {
  pages: readonly string[]
  address: string | null
  html: string
  lines: readonly string[]
  note: string | null
}

/** The other pages of an entry by language: `/en` and what is below it are English. */
export const languageOfPage = (address: string): Language => (/^\/en(\/|$)/.test(address) ? 'en' : 'sv')

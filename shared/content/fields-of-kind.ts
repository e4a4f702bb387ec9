import type { ZodMiniType } from 'zod/mini'
import { type ContentKind, contentKinds } from './kinds.ts'

type Definition = { type: string; shape?: Readonly<Record<string, ZodMiniType>> }

const definitionOf = (schema: ZodMiniType): Definition => schema._zod.def as unknown as Definition

/** What a schema takes: `number`, `boolean`, `array`, or text. */
export const typeOf = (schema: ZodMiniType): string => definitionOf(schema).type

const flat = (schema: ZodMiniType, path = ''): [field: string, schema: ZodMiniType][] =>
  Object.entries(definitionOf(schema).shape ?? {}).flatMap(([name, inner]): [string, ZodMiniType][] =>
    typeOf(inner) === 'object' ? flat(inner, `${path}${name}.`) : [[path + name, inner]],
  )

/** What identifies an entry is its name and cannot be changed. */
const fixedFields = ['id', 'year']

/** The fields of a kind that can be changed, each with its schema, as they are typed: `value`, `sv.title`. */
export const fieldsOfKind = (kind: ContentKind): ReadonlyMap<string, ZodMiniType> =>
  new Map(flat(contentKinds[kind]).filter(([field]) => !fixedFields.includes(field)))

/** The value of a field of an entry, by the name under which it is typed. */
export const fieldIn = (fields: Readonly<Record<string, unknown>>, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], fields)

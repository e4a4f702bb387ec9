type Schema = { _zod: { def: object } }
type Definition = Readonly<Record<string, unknown>>

/** A field of an item, and the codes of which it says one; none if it says anything else. */
export type SchemaField = { field: string; codes: readonly string[] }

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value

const codesOf = ({ type, entries, values }: Definition): string[] => {
  const given = type === 'enum' ? Object.values(entries as object) : type === 'literal' ? values : []
  return (given as unknown[]).filter(value => typeof value === 'string')
}

/** What a schema wraps, or lets choose from: an optional one, a list, a union, a pipe. */
const partsOf = (def: Definition): Schema[] =>
  [def.innerType, def.element, def.in, def.out, def.valueType, def.left, def.right]
    .concat(def.options ?? [], def.items ?? [])
    .filter(isSchema)

/** The fields of a schema at any depth, but not within those that are left out, with the codes that they may say. */
export const walkSchema = (
  schema: Schema,
  isLeftOut: (field: string) => boolean = () => false,
  within = '',
): SchemaField[] => {
  const def = schema._zod.def as Definition
  if (def.type === 'object')
    return Object.entries(def.shape as Record<string, Schema>).flatMap(([field, inner]) => [
      { field, codes: [] },
      ...(isLeftOut(field) ? [] : walkSchema(inner, isLeftOut, field)),
    ])
  const own = codesOf(def)
  return [
    ...(own.length > 0 ? [{ field: within, codes: own }] : []),
    ...partsOf(def).flatMap(part => walkSchema(part, isLeftOut, within)),
  ]
}

import type { ZodMiniType } from 'zod/mini'
import { type JsonSchema, schemaOf } from '#infra/openapi/schema.ts'
import type { SystemFunction } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

type Parts = {
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  type?: string
  format?: string
  properties?: Readonly<Record<string, JsonSchema>>
  items?: JsonSchema
  minimum?: number
}

const texts: Readonly<Record<string, string>> = {
  uuid: '8f14e45f-ceea-467f-a8f6-2c1f5a0b7d3e',
  date: '2027-03-02',
  'date-time': '2027-03-02T09:30:00Z',
}

const choicesOf = ({ anyOf, oneOf }: Parts) => anyOf ?? oneOf

/** Returns some value of the type that a schema names. */
const plain = (schema: JsonSchema): unknown => {
  const parts = schema as Parts
  const [choice] = choicesOf(parts) ?? []
  if ('const' in parts) return parts.const
  if (parts.enum) return parts.enum[0]
  if (choice) return plain(choice)
  if (parts.type === 'object')
    return Object.fromEntries(
      Object.entries(parts.properties ?? {}).map(([name, inner]) => [name, plain(inner)]),
    )
  if (parts.type === 'array') return parts.items ? [plain(parts.items)] : []
  if (parts.type === 'string') return texts[parts.format ?? ''] ?? 'a'
  return parts.type === 'boolean' ? true : (parts.minimum ?? 1)
}

/** A place for one value in a schema, and the whole object with a given value in that place. */
type Field = { name: string; schema: JsonSchema; filled: (value: unknown) => unknown }

/** Returns every field of a schema, including those inside lists and unions. */
const fieldsIn = (schema: JsonSchema, name = ''): Field[] => {
  const { properties, items, ...parts } = schema as Parts
  const choices = choicesOf(parts)
  if (choices) return choices.flatMap(choice => fieldsIn(choice, name))
  if (items) {
    return fieldsIn(items, `${name}[]`).map(field => ({ ...field, filled: value => [field.filled(value)] }))
  }
  if (!properties) return [{ name, schema, filled: value => value }]
  const whole = plain(schema) as object
  return Object.entries(properties).flatMap(([key, inner]) =>
    fieldsIn(inner, name ? `${name}.${key}` : key).map(field => ({
      ...field,
      filled: value => ({ ...whole, [key]: field.filled(value) }),
    })),
  )
}

const declaredFunctions: readonly SystemFunction[] = Object.values(functions)

export const endpoints: readonly Endpoint[] = declaredFunctions.flatMap(({ serves = [] }) => serves)

/** The parts of a request that an endpoint parses, by the name in the declaration. */
const requestParts = ['params', 'query', 'headers', 'body'] as const

export type ParsedField = Field & { of: string; part: (typeof requestParts)[number]; parser: ZodMiniType }

/** Every field that any endpoint reads; new declarations are included automatically. */
export const everyField: readonly ParsedField[] = endpoints.flatMap(endpoint =>
  requestParts.flatMap(part => {
    const parser = endpoint[part]
    if (!parser) return []
    const of = `${endpoint.method} ${endpoint.path}`
    return fieldsIn(schemaOf(parser, 'input')).map(field => ({ ...field, of, part, parser }))
  }),
)

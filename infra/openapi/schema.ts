import * as z from 'zod/mini'

export type JsonSchema = Readonly<Record<string, unknown>>

/** A schema as JSON Schema 2020-12, for requests (`input`) or responses (`output`). */
export const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

/** The fields of an object's schema by name, and whether each is required. */
export const fieldsOf = (schema: z.ZodMiniType) => {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    schema: field,
    required: required.includes(name),
  }))
}

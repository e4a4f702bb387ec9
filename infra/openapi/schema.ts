import * as z from 'zod/mini'

export type JsonSchema = Readonly<Record<string, unknown>>

/** A schema of ours as JSON Schema 2020-12, of what is sent (`input`) or what comes back (`output`). */
export const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

/** The fields of an object's schema by name, and whether each has to be there. */
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

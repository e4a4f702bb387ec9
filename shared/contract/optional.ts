import * as z from 'zod/mini'

const isLeftOut = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** An optional value: absent, null and blank mean the same and are all parsed as null. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value): Exclude<z.output<Schema>, ''> | null =>
      isLeftOut(value) ? null : (value as Exclude<z.output<Schema>, ''>),
    ),
  )

/** One value of a list, or null: a form sends a blank if nothing is chosen. */
export const optionalChoice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  optional(z.union([z.enum(choices), z.literal('')], 'invalid'))

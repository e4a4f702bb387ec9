import * as z from 'zod/mini'

const isLeftOut = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** What may be left out: absent, null and blank mean the same, and all three are null from here on. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value): Exclude<z.output<Schema>, ''> | null =>
      isLeftOut(value) ? null : (value as Exclude<z.output<Schema>, ''>),
    ),
  )

/** One of a list, or none of them: a form sends blank where nothing is chosen. */
export const optionalChoice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  optional(z.union([z.enum(choices), z.literal('')], 'invalid'))

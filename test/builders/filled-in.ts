import type * as z from 'zod/mini'

type Fields = Readonly<Record<string, z.ZodMiniType>>
type Filled<Declared extends Fields> = { [Name in keyof Declared]: z.input<Declared[Name]> }

const values = [
  'Anna Berg',
  'anna@verkstad.se',
  '070-123 45 67',
  '556703-7485',
  '2027-03-15',
  '10:00',
  10,
  true,
]

const choicesOf = (field: z.ZodMiniType): readonly unknown[] =>
  'options' in field && Array.isArray(field.options) ? field.options : []

/**
 * A value that each field of a form accepts, for tests that need some valid form and no certain one: they follow the
 * fields. Throws if no known value fits a field.
 */
export const filledIn = <Declared extends Fields>(fields: Declared): Filled<Declared> => {
  const filled = Object.entries(fields).map(([name, field]) => {
    const value = [...choicesOf(field), ...values, null].find(one => field.safeParse(one).success)
    if (value === undefined) throw new Error(`test/builders/filled-in.ts has no value for ${name}`)
    return [name, value]
  })
  return Object.fromEntries(filled) as Filled<Declared>
}

import * as z from 'zod/mini'

const exists = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const shape = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => shape.test(text) && exists(text)

/** A day of the calendar, `yyyy-MM-dd`. */
export const day = z
  .string('required')
  .check(z.regex(shape, { error: 'invalid', abort: true }), z.refine(exists, 'invalid'))

/** A month of the calendar, `yyyy-MM`. */
export const month = z.string('required').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid'))

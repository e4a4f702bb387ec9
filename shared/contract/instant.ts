import * as z from 'zod/mini'

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

const exists = (text: string): boolean => {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 10))
}

/** A time in UTC, `yyyy-MM-ddTHH:mm:ssZ`. The library's own would be in the first view of every signed-in area. */
export const instant = z
  .string('invalid')
  .check(z.regex(shape, { error: 'invalid', abort: true }), z.refine(exists, 'invalid'))

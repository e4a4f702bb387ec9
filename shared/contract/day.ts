import * as z from 'zod/mini'
import { clock } from './clock.ts'
import { optional } from './optional.ts'
import { text } from './text.ts'

const exists = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const shape = /^\d{4}-\d{2}-\d{2}$/

/** A day of the calendar, `yyyy-MM-dd`. */
export const day = z
  .string('required')
  .check(z.regex(shape, { error: 'invalid', abort: true }), z.refine(exists, 'invalid'))

const dayFromNow = (days: number): string =>
  new Date(clock.now() + days * 86_400_000).toISOString().slice(0, 10)

type DayBounds = { daysBack: number; daysAhead: number }

/** An optional day of the calendar; one so far from today that it has to be a slip of the hand is refused. */
export const optionalDayWithin = ({ daysBack, daysAhead }: DayBounds) => {
  const holds = (test: (day: string) => boolean) => (typed: string) => typed.trim() === '' || test(typed)
  return optional(
    text({ max: 40 }).check(
      z.refine(
        holds(typed => shape.test(typed) && exists(typed)),
        { error: 'invalid', abort: true },
      ),
      z.refine(
        holds(typed => typed >= dayFromNow(-daysBack) && typed <= dayFromNow(daysAhead)),
        'out_of_range',
      ),
    ),
  )
}

/** A month of the calendar, `yyyy-MM`. */
export const month = z.string('required').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid'))

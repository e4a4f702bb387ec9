import * as z from 'zod/mini'
import { clock } from './clock.ts'
import { isDay } from './day.ts'
import { optional } from './optional.ts'
import { text } from './text.ts'

const dayFromNow = (days: number): string =>
  new Date(clock.now() + days * 86_400_000).toISOString().slice(0, 10)

type DayBounds = { daysBack: number; daysAhead: number }

/** An optional day of the calendar; one so far from today that it has to be a slip of the hand is refused. */
export const optionalDayWithin = ({ daysBack, daysAhead }: DayBounds) => {
  const holds = (test: (day: string) => boolean) => (typed: string) => typed.trim() === '' || test(typed)
  return optional(
    text({ max: 40 }).check(
      z.refine(holds(isDay), { error: 'invalid', abort: true }),
      z.refine(
        holds(typed => typed >= dayFromNow(-daysBack) && typed <= dayFromNow(daysAhead)),
        'out_of_range',
      ),
    ),
  )
}

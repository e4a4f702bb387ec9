import * as z from 'zod/mini'
import { clock } from '../contract/clock.ts'
import { day } from '../contract/day.ts'
import { optional } from '../contract/optional.ts'
import { lines } from '../contract/text.ts'
import { daysAfter, wallClockAt } from '../contract/time-zone.ts'

export const maxMessageLength = 1_500

/** Whole kronor an hour. What is outside is a typing error: an amount for a month, or one in öre. */
export const hourlyRateBounds = { min: 100, max: 10_000 } as const

/** The first and the last day on which somebody who applies today may start, in Swedish time. */
export const startBounds = (): { min: string; max: string } => {
  const { date } = wallClockAt(clock.now(), 'Europe/Stockholm')
  return { min: date, max: daysAfter(date, 2 * 365) }
}

const startDay = day.check(
  z.refine(text => text >= startBounds().min, { error: 'too_early', abort: true }),
  z.refine(text => text <= startBounds().max, 'too_late'),
)

const hourlyRate = z
  .int('invalid')
  .check(
    z.gte(hourlyRateBounds.min, { error: 'too_low', abort: true }),
    z.lte(hourlyRateBounds.max, 'too_high'),
  )

/** What a partner may add to an application until it is decided on. */
export const applicationWords = z.strictObject({
  message: optional(lines({ max: maxMessageLength })),
  earliestStart: optional(startDay),
  hourlyRateKronor: optional(hourlyRate),
})

export type ApplicationWords = z.infer<typeof applicationWords>

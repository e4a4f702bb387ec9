import * as z from 'zod/mini'
import { optionalDayWithin } from '../contract/day-within.ts'
import { optional } from '../contract/optional.ts'
import { lines } from '../contract/text.ts'

export const maxMessageLength = 1_500

/** Whole kronor an hour. What is outside is a typing error: an amount for a month, or one in öre. */
export const hourlyRateBounds = { min: 100, max: 10_000 } as const

/** Yesterday is allowed: somewhere it is still that day. */
const startBounds = { daysBack: 1, daysAhead: 2 * 365 } as const

const hourlyRate = z
  .int('out_of_range')
  .check(z.gte(hourlyRateBounds.min, 'out_of_range'), z.lte(hourlyRateBounds.max, 'out_of_range'))

/** What a partner may add to an application until it is decided on. */
export const applicationWords = z.strictObject({
  message: optional(lines({ max: maxMessageLength })),
  earliestStart: optionalDayWithin(startBounds),
  hourlyRateKronor: optional(hourlyRate),
})

export type ApplicationWords = z.infer<typeof applicationWords>

import * as z from 'zod/mini'
import { optional } from '../contract/optional.ts'
import { statesOf } from '../contract/process.ts'
import { lines } from '../contract/text.ts'
import { ratingProcess } from './rating.process.ts'

/** The best mark; the worst is 1. */
export const bestMark = 5

/** What a side says of the other. */
export const rating = z.strictObject({
  mark: z.int('required').check(z.minimum(1, 'invalid'), z.maximum(bestMark, 'invalid')),
  words: optional(lines({ max: 1_000 })),
})

export type Rating = z.infer<typeof rating>

/** A rating as it is stored and read. */
export const givenRating = z.object({ mark: z.int(), words: z.nullable(z.string()) })

/** The ratings at the end of an agreement, as one of its sides sees them. */
export const shownRatings = z.object({
  state: z.enum(statesOf(ratingProcess)),
  /** Until when they can be given; null once both are shown, or the time is over. */
  until: z.nullable(z.string()),
  own: z.nullable(givenRating),
  /** What the other side said; null until it is shown. */
  other: z.nullable(givenRating),
})

/** How businesses have rated a partner, as others see it: only from so many on, so that none can be told from it. */
const leastRatings = 3

export const ratedBefore = z.nullable(z.object({ count: z.int(), mean: z.number() }))

/** The mean with one decimal; null as long as there are too few. */
export const ratedFrom = ({ ratings, marks }: { ratings: number; marks: number }) =>
  ratings < leastRatings ? null : { count: ratings, mean: Math.round((marks / ratings) * 10) / 10 }

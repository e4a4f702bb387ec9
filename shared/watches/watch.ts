import * as z from 'zod/mini'
import { optional } from '../contract/optional.ts'
import { line, requiredLine } from '../contract/text.ts'

/** The most watches of one partner. */
export const maxWatches = 10

export const weekBounds = { min: 1, max: 260 } as const

const weeks = z
  .int('out_of_range')
  .check(z.gte(weekBounds.min, 'out_of_range'), z.lte(weekBounds.max, 'out_of_range'))

/** What a partner watches for. What is left empty says nothing about an assignment. */
const fields = {
  name: requiredLine({ max: 60 }),
  /** Words with commas between them, of which an assignment needs one. */
  skills: optional(line({ max: 300 })),
  /** As `skills`; together with `remote`, one of them is enough. */
  places: optional(line({ max: 300 })),
  remote: z.boolean('invalid'),
  /** Whether only assignments are found for which the partner has a band. A page from before does not send it. */
  fits: optional(z.boolean('invalid')),
  minWeeks: optional(weeks),
  maxWeeks: optional(weeks),
}

export const watchFields = z.strictObject(fields).check(
  z.refine(({ minWeeks, maxWeeks }) => minWeeks === null || maxWeeks === null || minWeeks <= maxWeeks, {
    error: 'out_of_range',
    path: ['maxWeeks'],
  }),
)

export type WatchFields = z.output<typeof watchFields>

const weeksOrNull = z.nullable(z.int())

/** A watch as it was stored, under the rules of that day. */
export const watch = z.object({
  id: z.string(),
  name: z.string(),
  skills: z.nullable(z.string()),
  places: z.nullable(z.string()),
  remote: z.boolean(),
  /** Watches from before have none. */
  fits: z._default(z.boolean(), false),
  minWeeks: weeksOrNull,
  maxWeeks: weeksOrNull,
})

export type Watch = z.infer<typeof watch>

/** The watches of a partner, and whether what they find is mailed. */
export const watchList = z.object({ watches: z.array(watch), mails: z.boolean() })

export type WatchList = z.infer<typeof watchList>

import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { partnerPartition } from '../contract/partitions.ts'
import { untilAccountEnds } from '../privacy/retention.ts'

const count = z._default(z.int(), 0)

export const partnerTotalsEntity = entity({
  what: 'assignments by status and ratings, by increment',
  pk: partnerPartition,
  sk: 'TOTALS',
  item: z.object({
    ...{ active: count, completed: count, paused: count, cancelled: count },
    /** How many ratings by businesses are shown, and the sum of their marks. */
    ...{ ratings: count, marks: count },
  }),
  kept: untilAccountEnds,
  why: 'Sums of the assignments next to them, and of their ratings',
  onErasure: 'removed',
  heading: 'Assignments by status and ratings',
})

import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { itemDays } from '../privacy/retention.ts'

export const closureEntity = entity({
  what: 'a time without meetings',
  pk: 'CLOSURES',
  sk: 'CLOSURE#<id>',
  item: z.object({
    id: z.string(),
    /** Two instants. */
    from: z.string(),
    to: z.string(),
    /** For operators only: visitors see that we are closed, and not why. */
    reason: z.string(),
    createdAt: z.string(),
  }),
  kept: { days: itemDays.received },
  why: 'No meeting is booked in it',
  onErasure: 'left',
})

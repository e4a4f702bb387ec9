import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { itemHours } from '../privacy/retention.ts'

/** Repeats fields of other items, so it has no heading in an export. */
export const onceEntity = entity({
  what: 'the receipt of a submission, or of credits by hand',
  pk: 'ONCE#<keyHash>',
  sk: 'ONCE',
  item: z.object({
    bodyHash: z.optional(z.string()),
    state: z.optional(z.enum(['in_flight', 'done'])),
    owner: z.optional(z.string()),
    /** Milliseconds. */
    leaseUntil: z.optional(z.number()),
    answer: z.optional(z.unknown()),
  }),
  kept: { hours: itemHours.once },
  why: 'To do a submission once',
  onErasure: 'removed',
})

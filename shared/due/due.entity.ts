import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { itemDays } from '../privacy/retention.ts'

/** The sort key begins with the instant, so that what is due first is read first. */
export const dueEntity = entity({
  what: 'what is done at a set time',
  pk: 'DUE#<kind>',
  sk: '<at>#<id>',
  item: z.object({
    id: z.string(),
    at: z.string(),
    /** For a process: its transition, and the item that makes it. */
    transition: z.optional(z.string()),
    item: z.optional(z.object({ PK: z.string(), SK: z.string() })),
  }),
  kept: { days: itemDays.received },
  why: 'Until its time, when it is done and deleted',
  onErasure: 'left',
})

import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { itemDays } from '../privacy/retention.ts'

/** A transition by time, and the item that makes it. */
export const dueTransition = z.object({
  id: z.string(),
  at: z.string(),
  transition: z.string(),
  item: z.object({ PK: z.string(), SK: z.string() }),
  /** How often it has failed, and when it is tried again. */
  tries: z.optional(z.int()),
  retryAt: z.optional(z.string()),
})

/** The sort key begins with the instant, so that what is due first is read first. */
export const dueEntity = entity({
  what: 'what is done at a set time',
  pk: 'DUE#<kind>',
  sk: '<at>#<id>',
  item: z.partial(dueTransition, { transition: true, item: true }),
  kept: { days: itemDays.received },
  why: 'Until its time, when it is done and deleted',
  onErasure: 'left',
})

/** Whether time makes a transition then; a reminder of a meeting from before meetings had a process makes none. */
export const isTransition = (due: z.infer<typeof dueEntity.item>): due is z.infer<typeof dueTransition> =>
  due.transition !== undefined && due.item !== undefined

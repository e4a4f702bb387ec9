import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { threadPartition } from '../contract/partitions.ts'
import { itemDays } from '../privacy/retention.ts'

/** Its parties and messages are items of their own, so that an erasure removes one side's and leaves the other's. */
export const threadEntity = entity({
  what: 'a thread, and how many messages it has',
  pk: threadPartition,
  sk: 'THREAD',
  item: z.object({
    id: z.string(),
    /** The number of its last message. */
    messages: z.int(),
    createdAt: z.string(),
  }),
  kept: { days: itemDays.received },
  why: 'The order of the messages',
  onErasure: 'left',
})

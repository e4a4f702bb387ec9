import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { itemDays } from '../privacy/retention.ts'

export const queueNoteEntity = entity({
  what: 'who has taken on a thing in the queue, and until when it waits',
  pk: 'QUEUE',
  sk: '<process>#<id>',
  item: z.object({
    process: z.string(),
    id: z.string(),
    /** The operator who has taken it on. */
    takenBy: z.optional(z.string()),
    /** The instant from which on it is shown again. */
    hiddenUntil: z.optional(z.string()),
  }),
  kept: { days: itemDays.notice },
  why: 'So that two operators do not do the same',
  onErasure: 'left',
})

export type QueueNote = z.infer<typeof queueNoteEntity.item>

import { entity } from '../contract/entity.ts'
import { threadPartition } from '../contract/partitions.ts'
import { itemDays } from '../privacy/retention.ts'
import { message } from './thread.ts'

export const threadMessageEntity = entity({
  what: 'a message of a thread; numbers follow each other',
  pk: threadPartition,
  sk: 'MESSAGE#<number.ordinal>',
  item: message,
  kept: { days: itemDays.received },
  why: 'To answer, and to know what was said',
  onErasure: 'removed',
  heading: 'Messages',
})

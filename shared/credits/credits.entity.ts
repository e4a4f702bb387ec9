import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { businessPartition } from '../contract/partitions.ts'
import { untilAccountEnds } from '../privacy/retention.ts'

export const creditsEntity = entity({
  what: 'its balance',
  pk: businessPartition,
  sk: 'CREDITS',
  item: z.object({ balance: z.int() }),
  kept: untilAccountEnds,
  why: 'What a business has left',
  onErasure: 'removed',
  heading: 'Credit balance',
})

import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { businessPartition } from '../contract/partitions.ts'
import { untilAccountEnds } from '../privacy/retention.ts'

export const creditsEntity = entity({
  what: 'its balance before the ledger',
  pk: businessPartition,
  sk: 'CREDITS',
  item: z.object({ balance: z.int() }),
  kept: untilAccountEnds,
  why: 'What a business had left before the ledger, until its account is opened there',
  onErasure: 'removed',
  heading: 'Credit balance before the ledger',
})

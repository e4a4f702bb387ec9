import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { openAssignments } from '../contract/partitions.ts'
import { untilReplaced } from '../privacy/retention.ts'

export const openTotalsEntity = entity({
  what: 'the number of open ones, by increment',
  pk: openAssignments,
  sk: 'TOTALS',
  item: z.object({ openCount: z._default(z.int(), 0) }),
  kept: untilReplaced,
  why: 'A count',
  onErasure: 'left',
})

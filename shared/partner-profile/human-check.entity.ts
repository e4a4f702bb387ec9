import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { partnerPartition } from '../contract/partitions.ts'

export const humanCheckEntity = entity({
  what: 'a sum to solve once',
  pk: partnerPartition,
  sk: 'CHECK#<id>',
  item: z.object({
    sum: z.number(),
    /** Milliseconds. */
    expiresAt: z.number(),
  }),
  kept: { until: 'its own end', withinHours: 1 },
  why: 'A sum to answer once',
  onErasure: 'removed',
  heading: 'Human checks',
})

import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'

export const proofEntity = entity({
  what: 'a used proof of work',
  pk: 'PROOF#<proofHash>',
  sk: 'PROOF',
  item: z.object({
    spender: z.string(),
    /** Milliseconds. */
    spentAt: z._default(z.number(), 0),
  }),
  kept: { until: 'its own end', withinHours: 1 },
  why: 'To accept a proof once',
  onErasure: 'left',
})

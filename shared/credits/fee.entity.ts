import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilReplaced } from '../privacy/retention.ts'

export const feeEntity = entity({
  what: 'the fee that an operator has set',
  pk: 'FEE',
  sk: 'FEE',
  item: z.object({
    percent: z.number(),
    version: z.number(),
    reason: z.string(),
    by: z.string(),
    at: z.string(),
  }),
  kept: untilReplaced,
  why: 'A price of ours',
  onErasure: 'left',
})

export type Fee = z.infer<typeof feeEntity.item>

import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { partnerPartition } from '../contract/partitions.ts'
import { untilAccountEnds } from '../privacy/retention.ts'
import { seller } from './seller.ts'

export const sellerEntity = entity({
  what: 'a partner as a company that sells to us',
  pk: partnerPartition,
  sk: 'SELLER',
  item: z.object({
    ...seller.shape,
    updatedAt: z.string(),
    /** When somebody looked up at the tax agency whether F-tax is approved, and what was found. */
    fTaxCheck: z.nullable(z.object({ at: z.string(), by: z.string(), approved: z.boolean() })),
    /** When the partner agreed that we make the bills, and to which version of the agreement. */
    agreed: z.nullable(z.object({ at: z.string(), version: z.int() })),
  }),
  kept: untilAccountEnds,
  why: 'What self-bills state of their seller',
  onErasure: 'removed',
  heading: 'Company details',
})

export type StoredSeller = z.infer<typeof sellerEntity.item>

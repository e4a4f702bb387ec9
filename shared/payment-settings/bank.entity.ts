import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { partnerPartition } from '../contract/partitions.ts'
import { untilAccountEnds } from '../privacy/retention.ts'

/** All base64url; `dataKey` is itself encrypted by KMS. */
const sealed = z.object({
  ciphertext: z.string(),
  iv: z.string(),
  tag: z.string(),
  dataKey: z.string(),
})

export const bankEntity = entity({
  what: 'bank details, encrypted',
  pk: partnerPartition,
  sk: 'BANK',
  item: z.object({ sealed, updatedAt: z.string() }),
  kept: untilAccountEnds,
  why: 'Where pay goes',
  onErasure: 'removed',
  heading: 'Payment details',
})

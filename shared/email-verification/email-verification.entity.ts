import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { partnerPartition } from '../contract/partitions.ts'

export const emailVerificationEntity = entity({
  what: 'the address that a code was requested for',
  pk: partnerPartition,
  sk: 'VERIFICATION#<id>',
  item: z.object({ email: z.string() }),
  kept: { days: 1 },
  why: 'Longer than its codes work',
  onErasure: 'removed',
  heading: 'Address verifications',
})

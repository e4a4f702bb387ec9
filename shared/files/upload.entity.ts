import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { accountPartition } from '../contract/partitions.ts'
import { itemDays } from '../privacy/retention.ts'
import { fileRefusals } from './file-refusal.ts'

/** In the partition of its owner, a business or a partner, so that nobody else finds it. */
export const uploadEntity = entity({
  what: 'one file being uploaded by a business or partner',
  pk: accountPartition,
  sk: 'UPLOAD#<id>',
  item: z.object({
    id: z.string(),
    fileName: z.string(),
    contentType: z.string(),
    /** In bytes; as declared until the file has arrived. */
    size: z.number(),
    state: z.enum(['waiting', 'accepted', 'refused', 'kept']),
    reason: z.optional(z.enum(fileRefusals)),
    /** When the policy ends. */
    expiresAt: z.string(),
  }),
  kept: { days: itemDays.upload },
  why: 'A file that nobody took',
  onErasure: 'removed',
  heading: 'Uploads in progress',
})

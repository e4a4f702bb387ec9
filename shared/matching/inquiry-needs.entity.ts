import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { businessPartition } from '../contract/partitions.ts'
import { itemDays } from '../privacy/retention.ts'
import { confirmedNeed } from './confirmed-needs.ts'

/** Beside the inquiry and not within: a business that edits its text changes nothing that an operator confirmed. */
export const inquiryNeedsEntity = entity({
  what: 'what an operator confirmed that an inquiry asks for',
  pk: businessPartition,
  sk: 'NEEDS#<inquiryId>',
  item: z.object({
    inquiryId: z.string(),
    needs: z.array(confirmedNeed),
    /** A hash of the text that they were confirmed for: with another one they are older than the text. */
    textHash: z.string(),
    confirmedBy: z.string(),
    confirmedAt: z.string(),
    /** Counts the confirmations, so that two operators do not overwrite each other. */
    revision: z.int(),
  }),
  kept: { days: itemDays.received },
  why: 'What partners were compared with',
  onErasure: 'removed',
  heading: 'Needs of inquiries',
})

export type InquiryNeeds = z.infer<typeof inquiryNeedsEntity.item>

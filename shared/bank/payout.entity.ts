import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { entity } from '../contract/entity.ts'
import { partnerPartition } from '../contract/partitions.ts'
import { booksReason, untilAccountAndBooksClose } from '../privacy/retention.ts'

/** Found by its id alone when the bank tells about it. */
export const payoutEntity = entity({
  what: 'a payout in a pay file, and what became of it',
  pk: partnerPartition,
  sk: 'PAYOUT#<id>',
  item: z.object({
    id: z.string(),
    partnerId: z.string(),
    month,
    ore: z.int(),
    fileId: z.string(),
    /** `dropped` before the bank had it; `returned` by the bank of the partner, maybe days after it was paid. */
    state: z.enum(['in file', 'paid', 'returned', 'rejected', 'dropped']),
    createdAt: z.string(),
    /** The day on which the bank is to pay it. */
    executeOn: z.optional(z.string()),
    /** The day on which the bank booked it. */
    paidOn: z.optional(z.string()),
    /** The bank's code for why it came back. */
    reason: z.optional(z.string()),
    /** What the bank told of it last that did not move it, and waits for an operator. */
    lineId: z.optional(z.string()),
  }),
  index: { pk: 'PAYOUT#<id>', sk: '<createdAt>' },
  kept: untilAccountAndBooksClose,
  why: 'What was paid, and when',
  onErasure: {
    keeps: [
      'id',
      'partnerId',
      'month',
      'ore',
      'fileId',
      'state',
      'createdAt',
      'executeOn',
      'paidOn',
      'reason',
      'lineId',
      'GSI1PK',
      'GSI1SK',
    ],
    reason: booksReason,
  },
  heading: 'Payouts',
})

export type Payout = z.infer<typeof payoutEntity.item>

import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { partnerPartition } from '../contract/partitions.ts'
import { booksReason, untilAccountAndBooksClose } from '../privacy/retention.ts'

export const workEntryEntity = entity({
  what: 'hours, a milestone or a payout as recorded; their sum is the month',
  pk: partnerPartition,
  sk: 'ENTRY#<month>#<id>',
  item: z.object({
    id: z.string(),
    kind: z.enum(['hours', 'milestone', 'payout']),
    reference: z.string(),
    createdAt: z.string(),
    /** Of hours and milestones. */
    assignmentId: z.optional(z.string()),
    totalHours: z.optional(z.number()),
    earnedOre: z.optional(z.int()),
    /** Instead of `earnedOre`, of those from before it was counted in öre. */
    creditsEarned: z.optional(z.int()),
    /** What a milestone is called, as self-bills state it. */
    milestone: z.optional(z.string()),
    /** Of a payout. */
    paidOutOre: z.optional(z.int()),
  }),
  kept: untilAccountAndBooksClose,
  why: 'What earnings are the sum of',
  onErasure: {
    keeps: [
      'id',
      'kind',
      'assignmentId',
      'totalHours',
      'earnedOre',
      'creditsEarned',
      'milestone',
      'paidOutOre',
      'reference',
      'createdAt',
    ],
    reason: booksReason,
  },
  heading: 'Recorded hours and payouts',
})

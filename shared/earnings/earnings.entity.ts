import * as z from 'zod/mini'
import { hours } from '../assignments/assignment.ts'
import { month } from '../contract/day.ts'
import { entity } from '../contract/entity.ts'
import { partnerPartition } from '../contract/partitions.ts'
import { booksReason, untilAccountAndBooksClose } from '../privacy/retention.ts'

const amount = z.int().check(z.nonnegative())

export const earningsEntity = entity({
  what: 'one worked month',
  pk: partnerPartition,
  sk: 'EARNINGS#<month>',
  item: z.object({
    month,
    totalHours: hours,
    earnedOre: z.optional(amount),
    /** What was counted in whole credits before it was counted in öre. Never written again: it is added to `earnedOre`. */
    creditsEarned: z.optional(amount),
    /**
     * What had been paid out, and what was in pay files, before the ledger had accounts of months. Never written again:
     * it counts until the first change of the month.
     */
    paidOutOre: z.optional(amount),
    inTransitOre: z.optional(amount),
    /** What of its earnings is on self-bills, or was paid before there was one; absent before the first. */
    billedOre: z.optional(amount),
    /** What may be paid of it in all: what was paid before there were self-bills, and those that are approved. */
    dueOre: z.optional(amount),
    /** The VAT of approved self-bills. */
    vatOre: z.optional(amount),
    /** What businesses have used for so much of what is earned, as value; the rest does not say what was paid for it. */
    usedOre: z.optional(amount),
    splitOre: z.optional(amount),
    /** The same in whole credits, as `creditsEarned`. */
    splitCredits: z.optional(amount),
  }),
  kept: untilAccountAndBooksClose,
  why: 'What was earned and paid',
  onErasure: {
    keeps: [
      'month',
      'totalHours',
      'earnedOre',
      'creditsEarned',
      'paidOutOre',
      'inTransitOre',
      'billedOre',
      'dueOre',
      'vatOre',
      'usedOre',
      'splitOre',
      'splitCredits',
    ],
    grows: true,
    reason: booksReason,
  },
  heading: 'Earnings by month',
})

export type StoredMonth = z.infer<typeof earningsEntity.item>

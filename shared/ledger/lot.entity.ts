import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { businessPartition } from '../contract/partitions.ts'
import { booksReason, untilAccountAndBooksClose } from '../privacy/retention.ts'

/** Numbered as the line of `available` that came with it, so that a later lot never comes before an earlier one. */
export const lotEntity = entity({
  what: 'credits that came at once, and what was paid for them',
  pk: businessPartition,
  sk: 'LOT#<number.ordinal>',
  item: z.object({
    number: z.int(),
    /** What the credits are worth, and what was paid for them, without VAT. */
    valueOre: z.int(),
    paidOre: z.int(),
    /** The VAT that was paid with them and is due as they are used; missing where it was due at the sale. */
    vatOre: z.optional(z.int()),
    entryId: z.string(),
    orderId: z.optional(z.string()),
    /** Set once its money is paid back; only a lot of which nothing was used can be. */
    refundedAt: z.optional(z.string()),
    createdAt: z.string(),
  }),
  kept: untilAccountAndBooksClose,
  why: 'What used credits cost',
  onErasure: {
    keeps: ['number', 'valueOre', 'paidOre', 'vatOre', 'entryId', 'orderId', 'refundedAt', 'createdAt'],
    reason: booksReason,
  },
  heading: 'Lots of credits',
})

export type Lot = z.infer<typeof lotEntity.item>

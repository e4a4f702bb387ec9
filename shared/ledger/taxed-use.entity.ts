import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { businessPartition } from '../contract/partitions.ts'
import { booksReason, untilBooksClose } from '../privacy/retention.ts'

const fields = {
  entryId: z.string(),
  /** The kind of its entry. */
  kind: z.string(),
  businessId: z.string(),
  /** The order whose buyer it is invoiced to. */
  orderId: z.string(),
  /** The work that used them, or whose credits came back; missing if credits were taken away by hand. */
  assignmentId: z.optional(z.string()),
  occurredOn: z.string(),
  /** The number of its line on the account `used`. */
  seq: z.int(),
  /** From where to where it goes, of all that the business ever used, in öre of value; backwards if it is given back. */
  fromOre: z.int(),
  toOre: z.int(),
  /** What of it was sold without VAT; below zero if it is given back. */
  valueOre: z.int(),
  netOre: z.int(),
  vatOre: z.int(),
  createdAt: z.string(),
  /** Its invoice, or the credit note of what is given back; the only thing that is ever added. */
  issued: z.optional(z.object({ series: z.string(), number: z.int(), name: z.string() })),
}

/** Stored with the entry that moves the VAT: storing it is the request for its invoice. */
export const taxedUseEntity = entity({
  what: 'credits that were used with their VAT, and their invoice',
  pk: businessPartition,
  sk: 'TAXED#<occurredOn>#<entryId>',
  item: z.object(fields),
  kept: untilBooksClose,
  why: 'What is used is invoiced once (mervärdesskattelagen 17:24)',
  onErasure: { keeps: Object.keys(fields), reason: booksReason },
  heading: 'Used credits with VAT',
  makesPaper: true,
})

export type TaxedUse = z.infer<typeof taxedUseEntity.item>

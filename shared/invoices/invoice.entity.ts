import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { booksReason, untilBooksClose } from '../privacy/retention.ts'
import { invoiceContent } from './invoice.ts'

export const invoiceEntity = entity({
  what: 'an invoice, credit note or payment request as issued',
  pk: 'INVOICE#<series>#<number>',
  sk: 'INVOICE',
  item: z.object({
    ...invoiceContent.shape,
    /** Whom it is about, as keyed hashes of their addresses: a credit note is linked from them, too. */
    emailHashes: z._default(z.array(z.string()), []),
    /** The credit note that takes it back; the only thing that is ever added. */
    creditedBy: z._default(z.nullable(z.string()), null),
  }),
  kept: untilBooksClose,
  why: 'An invoice is an accounting record',
  onErasure: {
    keeps: [...Object.keys(invoiceContent.shape), 'creditedBy'],
    reason: `${booksReason}, with the company that bought (5:7)`,
  },
  heading: 'Invoices',
})

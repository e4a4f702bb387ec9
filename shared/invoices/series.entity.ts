import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilBooksClose } from '../privacy/retention.ts'

/** Changed only in the transaction that stores the invoice with the number: so a series has no gap and no number twice. */
export const seriesEntity = entity({
  what: 'the last number of a series of invoices',
  pk: 'SERIES#<series>',
  sk: 'SERIES',
  item: z.object({ series: z.string(), last: z.int() }),
  kept: untilBooksClose,
  why: 'Invoices are numbered without a gap (mervärdesskattelagen 17:24)',
  onErasure: 'left',
})

import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilBooksClose } from '../privacy/retention.ts'

/** Stored once: whatever else is paid for the same order is paid twice. */
export const bankMatchEntity = entity({
  what: 'the payment that paid an order',
  pk: 'ORDER#<id>',
  sk: 'BANKLINE',
  item: z.object({ lineId: z.string(), createdAt: z.string() }),
  kept: untilBooksClose,
  why: 'What an order was paid by',
  onErasure: 'left',
})

import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilBooksClose } from '../privacy/retention.ts'

export const ocrEntity = entity({
  what: 'what is paid by a reference',
  pk: 'OCR#<ocr>',
  sk: 'OCR',
  item: z.object({
    ocr: z.string(),
    orderId: z.string(),
    /** What is to be paid, VAT included. */
    ore: z.int(),
    createdAt: z.string(),
  }),
  kept: untilBooksClose,
  why: 'Which order a payment is for',
  onErasure: 'left',
})

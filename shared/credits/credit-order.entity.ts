import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { receivedByMonth } from '../contract/partitions.ts'
import { booksReason, untilBooksClose } from '../privacy/retention.ts'

export const creditOrderEntity = entity({
  what: 'an order of credits',
  pk: 'ORDER#<id>',
  sk: 'ORDER',
  item: z.object({
    id: z.string(),
    companyName: z.string(),
    organizationNumber: z.string(),
    companySigner: z.string(),
    vatNumber: z.nullable(z.string()),
    email: z.string(),
    phone: z.string(),
    credits: z.int(),
    priceOre: z.int(),
    language,
    createdAt: z.string(),
    suspect: z.boolean(),
    /** The version of the terms that the buyer accepted; orders from before there were terms have none. */
    termsVersion: z.optional(z.int()),
    /** When it was paid, and the business that got the credits. */
    paidAt: z.optional(z.string()),
    businessId: z.optional(z.string()),
  }),
  index: receivedByMonth,
  kept: untilBooksClose,
  why: 'What was invoiced',
  onErasure: {
    keeps: [
      'id',
      'createdAt',
      'companyName',
      'organizationNumber',
      'vatNumber',
      'credits',
      'priceOre',
      'termsVersion',
      'paidAt',
      'businessId',
      'language',
      'suspect',
      'GSI1PK',
      'GSI1SK',
    ],
    blanks: ['companySigner', 'email', 'phone'],
    reason: `${booksReason}, with the company that bought (5:7)`,
  },
  heading: 'Credit orders',
  mailsOn: 'stored',
})

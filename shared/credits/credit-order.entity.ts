import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { receivedByMonth } from '../contract/partitions.ts'
import { lifeFields, statesOf } from '../contract/process.ts'
import { booksReason, untilBooksClose } from '../privacy/retention.ts'
import { orderProcess } from './order.process.ts'
import { vatTimes } from './vat.ts'

const invoiceNumber = z.object({ series: z.string(), number: z.int() })

/** The name of the link from a person to an order: by time, so that an account can list its orders. */
export const creditOrderLink = 'ORDER#<createdAt>#<id>'

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
    /** When its VAT is due, as it was when it was ordered; missing where that is the sale. */
    vatAt: z.optional(z.enum(vatTimes)),
    /** The business that was signed in when it was sent. */
    orderedBy: z.optional(z.string()),
    /** The version of the terms that the buyer accepted; orders from before there were terms have none. */
    termsVersion: z.optional(z.int()),
    /** When it was paid, and the business that got the credits. */
    paidAt: z.optional(z.string()),
    businessId: z.optional(z.string()),
    cancelledAt: z.optional(z.string()),
    /** Its place in its process; absent for what a robot sent, and for orders from before there was a process. */
    state: z.optional(z.enum(statesOf(orderProcess))),
    ...lifeFields,
    /** What its buyer pays it by, such as the number of the invoice. */
    invoice: z.optional(z.string()),
    /** The reference that the bank tells a payment by. */
    ocr: z.optional(z.string()),
    /** The invoice that the system made of it, and what takes that back. */
    issued: z.optional(invoiceNumber),
    creditNote: z.optional(invoiceNumber),
    /** The plan that made it, and which of its orders it is; the first one is made with the plan. */
    planNumber: z.optional(z.int()),
    planMonth: z.optional(z.int()),
    /** Set with the payment, if the account had never bought credits before: it may get the money of this one back. */
    firstOfAccount: z.optional(z.boolean()),
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
      'vatAt',
      'termsVersion',
      'paidAt',
      'businessId',
      'orderedBy',
      'cancelledAt',
      'state',
      'invoice',
      'issued',
      'creditNote',
      'ocr',
      'planNumber',
      'planMonth',
      'firstOfAccount',
      'language',
      'suspect',
      'GSI1PK',
      'GSI1SK',
    ],
    blanks: ['companySigner', 'email', 'phone'],
    reason: `${booksReason}, with the company that bought (5:7)`,
  },
  heading: 'Credit orders',
  mailsOn: 'stored and changed',
})

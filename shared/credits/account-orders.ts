import * as z from 'zod/mini'
import { buyers, everyMember } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { language } from '../contract/language.ts'
import { page, pageQuery } from '../contract/page.ts'
import { statesOf } from '../contract/process.ts'
import { fileLink } from '../files/file-link.ts'
import { invoiceFiles, invoiceKinds } from '../invoices/invoice.ts'
import { orderProcess } from './order.process.ts'
import { creditOrderFields } from './order-credits.ts'
import { refundProcess } from './refund.process.ts'
import { vatTimes } from './vat.ts'

/** An order as the business that it belongs to sees it. */
const accountOrder = z.object({
  id: z.string(),
  credits: z.int(),
  priceOre: z.int(),
  state: z.enum(statesOf(orderProcess)),
  createdAt: z.string(),
  /** When it was paid, cancelled or lapsed; null until then. */
  endedAt: z.nullable(z.string()),
  /** Until when it is to be paid, and when it lapses; null before it is invoiced, and after its end. */
  payBy: z.nullable(z.string()),
  lapsesAt: z.nullable(z.string()),
  /** What it is paid by, such as the number of the invoice. */
  invoice: z.nullable(z.string()),
  /** When its VAT is due: with an invoice of the order, or with one for each use of its credits. */
  vatAt: z.enum(vatTimes),
  /** Which papers of it can be downloaded: the invoice and what takes that back, or the payment request. */
  papers: z.array(z.enum(invoiceKinds)),
  /** Why we declined it. */
  reason: z.nullable(z.string()),
  /** Whether a plan made it. */
  isPlanned: z.boolean(),
  /** Its money back: until when it may be asked for, or what has become of that; null if it may not. */
  refund: z.nullable(
    z.object({
      state: z.enum(['possible', ...statesOf(refundProcess)]),
      until: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
})

export type AccountOrder = z.infer<typeof accountOrder>

const path = '/api/business/credit-orders'

/** The orders of the calling business, newest first: those it sent signed in, and those sent with its address. */
export const listOrders = endpoint({
  method: 'GET',
  path,
  access: 'business',
  roles: everyMember,
  query: z.strictObject(pageQuery),
  reply: { status: 200, body: z.object(page(accountOrder)) },
  errors: [],
})

/** Orders credits for the account of the caller, whatever address the payment details go to. */
export const orderForAccount = endpoint({
  method: 'POST',
  path,
  access: 'business',
  roles: buyers,
  body: z.strictObject({ ...creditOrderFields, language }),
  reply: {
    status: 201,
    body: z.object({ id: z.string(), priceOre: z.number(), priceWithVatOre: z.number() }),
  },
  errors: ['price_changed', 'terms_changed', 'rate_limited', 'idempotency_key_reused', 'request_in_flight'],
})

/** Cancels an order of the caller's that is not paid; one that is cancelled stays so. */
export const cancelOrder = endpoint({
  method: 'PUT',
  path: `${path}/{id}/cancellation`,
  access: 'business',
  roles: buyers,
  params: z.strictObject({ id: z.uuid('invalid') }),
  reply: { status: 200, body: accountOrder },
  errors: ['order_paid', 'moved_on'],
})

/** A link to a file of an order's papers; `not_found` without one, and until it is made. */
export const linkInvoice = endpoint({
  method: 'GET',
  path: `${path}/{id}/invoice`,
  access: 'business',
  roles: everyMember,
  params: z.strictObject({ id: z.uuid('invalid') }),
  query: z.strictObject({
    paper: z._default(z.enum(invoiceKinds), 'invoice'),
    file: z._default(z.enum(invoiceFiles), 'pdf'),
  }),
  reply: { status: 200, body: fileLink },
  errors: [],
})

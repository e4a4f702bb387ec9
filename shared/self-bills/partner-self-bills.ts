import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { endpoint } from '../contract/endpoint.ts'
import { paragraph } from '../contract/text.ts'
import { fileLink } from '../files/file-link.ts'
import { invoiceFiles } from '../invoices/invoice.ts'
import { selfBillId, shownSelfBill } from './self-bill.ts'
import { seller } from './seller.ts'

const path = '/api/partner/self-bills'

/** Why a partner is not paid at present. */
const holdReasons = [
  'no_bank_details',
  'bank_details_changed',
  'no_company',
  'f_tax_missing',
  'f_tax_too_old',
] as const

export type HoldReason = (typeof holdReasons)[number]

const shownSeller = z.object({ ...seller.shape, agreedAt: z.nullable(z.string()) })

const shownPayout = z.object({
  id: z.string(),
  month,
  ore: z.int(),
  state: z.enum(['in file', 'paid', 'returned', 'rejected', 'dropped']),
  /** The day on which the bank pays or paid it; null if that is not known. */
  on: z.nullable(z.string()),
})

export type ShownPayout = z.infer<typeof shownPayout>

const pay = z.object({
  /** The company of the partner; null before an operator has recorded it. */
  seller: z.nullable(shownSeller),
  hold: z.nullable(z.object({ reason: z.enum(holdReasons), until: z.nullable(z.string()) })),
  /** Newest first. */
  bills: z.array(shownSelfBill),
  payouts: z.array(shownPayout),
})

export type Pay = z.infer<typeof pay>

/** The self-bills of the caller with what was paid, and what holds the next payout. */
export const readPay = endpoint({
  method: 'GET',
  path,
  access: 'partner',
  reply: { status: 200, body: pay },
  errors: [],
})

/** Agrees that we make the bills of the caller, in the words of a version; the same again changes nothing. */
export const agreeToSelfBilling = endpoint({
  method: 'PUT',
  path: `${path}/agreement`,
  access: 'partner',
  body: z.strictObject({ version: z.int('invalid').check(z.positive('invalid')) }),
  reply: { status: 200, body: shownSeller },
  errors: ['terms_changed', 'rate_limited'],
})

const one = z.strictObject({ id: selfBillId })

const answer = {
  method: 'POST',
  access: 'partner',
  params: one,
  reply: { status: 200, body: shownSelfBill },
  errors: ['moved_on', 'rate_limited'],
} as const

/** The revision of the self-bill that the caller saw. */
const revision = z.int('invalid').check(z.positive('invalid'))

/** Approves a self-bill: it is issued with this. */
export const approveSelfBill = endpoint({
  ...answer,
  path: `${path}/{id}/approval`,
  body: z.strictObject({ revision }),
})

/** Objects to a self-bill, which operators then withdraw or explain. */
export const objectToSelfBill = endpoint({
  ...answer,
  path: `${path}/{id}/objection`,
  body: z.strictObject({ revision, reason: paragraph({ max: 1_000 }) }),
})

/** A link to a file of a self-bill of the caller; `not_found` before it is issued, and until the file is made. */
export const linkSelfBill = endpoint({
  method: 'GET',
  path: `${path}/{id}/file`,
  access: 'partner',
  params: one,
  query: z.strictObject({ file: z._default(z.enum(invoiceFiles), 'pdf') }),
  reply: { status: 200, body: fileLink },
  errors: [],
})

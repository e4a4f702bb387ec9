import * as z from 'zod/mini'
import { buyers } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { optional } from '../contract/optional.ts'
import { lines } from '../contract/text.ts'

/** The days after the payment of an account's first order, in which its money is paid back if nothing was used. */
export const refundDays = 14

/** Asks for the money of the caller's first order, once. Operators decide. */
export const askRefund = endpoint({
  method: 'PUT',
  path: '/api/business/credit-orders/{id}/refund',
  access: 'business',
  roles: buyers,
  params: z.strictObject({ id: z.uuid('invalid') }),
  body: z.strictObject({ why: optional(lines({ max: 1_000 })) }),
  reply: { status: 200, body: z.object({ state: z.enum(['asked', 'granted', 'declined']) }) },
  errors: ['refund_over', 'rate_limited'],
})

import * as z from 'zod/mini'
import { requesters } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { optional } from '../contract/optional.ts'
import { paragraph } from '../contract/text.ts'
import { inquiry, inquiryFields, uploads } from './inquiry.ts'
import { inquiryFacts } from './inquiry-facts.ts'

/** Why an inquiry is withdrawn: the operators and those who were proposed read it. */
export const withdrawalFields = { reason: paragraph({ max: 1_000 }) }

const params = z.strictObject({ id: z.uuid('invalid') })

/** Replaces the text and the facts of an inquiry, if `version` is still the stored one and nobody has been proposed. */
export const editInquiry = endpoint({
  method: 'PUT',
  path: '/api/business/inquiries/{id}',
  access: 'business',
  roles: requesters,
  params,
  body: z.strictObject({
    description: inquiryFields.description,
    facts: optional(inquiryFacts),
    version: z.int('invalid').check(z.minimum(0, 'invalid')),
  }),
  reply: { status: 200, body: inquiry },
  errors: ['inquiry_changed', 'inquiry_settled', 'rate_limited'],
})

/** Withdraws an inquiry; whoever was proposed for it is told why. */
export const withdrawInquiry = endpoint({
  method: 'POST',
  path: '/api/business/inquiries/{id}/withdraw',
  access: 'business',
  roles: requesters,
  params,
  body: z.strictObject(withdrawalFields),
  reply: { status: 204 },
  errors: ['moved_on', 'rate_limited', 'idempotency_key_reused', 'request_in_flight'],
})

/** Adds files to an inquiry for which nobody has been proposed; those that it has stay. */
export const addInquiryFiles = endpoint({
  method: 'POST',
  path: '/api/business/inquiries/{id}/files',
  access: 'business',
  roles: requesters,
  params,
  body: z.strictObject({ uploads: uploads.check(z.minLength(1, 'required')) }),
  reply: { status: 200, body: inquiry },
  errors: [
    'inquiry_changed',
    'inquiry_settled',
    'upload_unusable',
    'rate_limited',
    'idempotency_key_reused',
    'request_in_flight',
  ],
})

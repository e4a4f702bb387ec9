import * as z from 'zod/mini'
import { requesters } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { language } from '../contract/language.ts'
import { optional } from '../contract/optional.ts'
import { inquiry, inquiryFields, uploads } from './inquiry.ts'
import { inquiryFacts } from './inquiry-facts.ts'

/** Stores a project description with uploads that the server has accepted; each belongs to one inquiry only. */
export const sendInquiry = endpoint({
  method: 'POST',
  path: '/api/business/inquiries',
  access: 'business',
  roles: requesters,
  body: z.strictObject({
    ...inquiryFields,
    facts: optional(inquiryFacts),
    uploads,
    language,
  }),
  reply: { status: 201, body: inquiry },
  errors: ['upload_unusable', 'rate_limited', 'idempotency_key_reused', 'request_in_flight'],
})

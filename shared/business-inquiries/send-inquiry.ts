import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { language } from '../contract/language.ts'
import { maxFilesPerInquiry } from '../files/file-types.ts'
import { inquiry, inquiryFields } from './inquiry.ts'

/** Stores a project description with uploads that the server has accepted; each belongs to one inquiry only. */
export const sendInquiry = endpoint({
  method: 'POST',
  path: '/api/business/inquiries',
  access: 'business',
  body: z.strictObject({
    ...inquiryFields,
    uploads: z.array(z.uuid('invalid')).check(z.maxLength(maxFilesPerInquiry, 'too_many')),
    language,
  }),
  reply: { status: 201, body: inquiry },
  errors: ['upload_unusable', 'rate_limited', 'idempotency_key_reused', 'request_in_flight'],
})

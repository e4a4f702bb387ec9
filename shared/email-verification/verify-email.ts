import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { language } from '../contract/language.ts'
import { requiredLine } from '../contract/text.ts'

const path = '/api/partner/email-verifications'

/** Mails a code to the address the caller signed up with. */
export const sendVerificationCode = endpoint({
  method: 'POST',
  path,
  access: 'partner',
  body: z.strictObject({ language }),
  reply: { status: 201, body: z.object({ id: z.string(), resendSeconds: z.number() }) },
  errors: ['rate_limited', 'idempotency_key_reused', 'request_in_flight'],
})

/** Enters the code; from then on payment settings can be saved. */
export const verifyEmail = endpoint({
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'partner',
  params: z.strictObject({ id: z.uuid('invalid') }),
  body: z.strictObject({ code: requiredLine({ max: 12 }) }),
  reply: { status: 200, body: z.object({ emailVerifiedAt: z.string() }) },
  errors: ['code_invalid'],
})

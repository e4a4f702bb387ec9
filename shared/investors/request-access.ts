import * as z from 'zod/mini'
import { emailAddress } from '../contract/email.ts'
import { endpoint } from '../contract/endpoint.ts'
import { requiredPhone } from '../contract/phone.ts'
import { formErrors, proof, publicBody } from '../contract/public-body.ts'
import { requiredLine } from '../contract/text.ts'

export const investorFields = {
  name: requiredLine({ max: 120 }),
  email: emailAddress,
  phone: requiredPhone,
}

const id = z.strictObject({ id: z.uuid('invalid') })

/** Requests the key figures; the code is mailed. */
export const requestInvestorAccess = endpoint({
  method: 'POST',
  path: '/api/investor-access',
  access: 'public',
  form: 'investor_access',
  body: publicBody({ ...investorFields, proof }),
  reply: { status: 201, body: z.object({ id: z.string() }) },
  errors: formErrors,
})

/** Enters the code. A wrong one is 422, because a 401 would end the session. */
export const verifyInvestor = endpoint({
  method: 'POST',
  path: '/api/investor-access/{id}/verification',
  access: 'public',
  params: id,
  body: publicBody({ code: requiredLine({ max: 12 }) }),
  reply: { status: 200, body: z.object({ grant: z.string(), expiresAt: z.string() }) },
  errors: ['code_invalid'],
})

/** Mails another code. */
export const resendInvestorCode = endpoint({
  method: 'POST',
  path: '/api/investor-access/{id}/codes',
  access: 'public',
  params: id,
  body: publicBody({ proof }),
  reply: { status: 202, body: z.object({ resendSeconds: z.number() }) },
  errors: ['proof_invalid', 'rate_limited'],
})

import * as z from 'zod/mini'
import { emailAddress } from '../contract/email.ts'
import { endpoint } from '../contract/endpoint.ts'
import { formErrors, publicBody } from '../contract/public-body.ts'

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/subscriptions',
  access: 'public',
  form: 'newsletter',
  body: publicBody({ email: emailAddress }),
  reply: { status: 201, body: z.object({ email: z.string() }) },
  errors: ['newsletter_already_subscribed', ...formErrors],
})

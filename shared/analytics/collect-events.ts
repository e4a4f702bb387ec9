import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { optional } from '../contract/optional.ts'
import { analyticsEvent } from './event.ts'
import { maxEvents } from './names.ts'

export const collectEvents = endpoint({
  method: 'POST',
  path: '/api/events',
  access: 'public',
  body: z.strictObject({
    events: z.array(analyticsEvent).check(z.minLength(1, 'required'), z.maxLength(maxEvents, 'too_many')),
    /** What the visitor allows; without it the reply is `consent_required`. */
    consent: optional(z.strictObject({ analytics: z.boolean(), marketing: z.boolean() })),
  }),
  reply: { status: 202 },
  errors: ['consent_required', 'rate_limited'],
})

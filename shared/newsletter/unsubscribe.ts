import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { linkToken, subscriptionView } from './newsletter.ts'

/** One-click unsubscribe (RFC 8058): a mail program posts here without asking; so does our own page. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscriptions/{token}',
  access: 'public',
  params: z.strictObject({ token: linkToken }),
  calledByMailPrograms: true,
  reply: { status: 200, body: subscriptionView },
  errors: [],
})

import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { linkBody, linkToken, subscriptionView } from './newsletter.ts'

/** What the page behind the link at the foot of every letter does. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscriptions',
  access: 'public',
  body: linkBody,
  reply: { status: 200, body: subscriptionView },
  errors: [],
})

/**
 * One-click unsubscribe (RFC 8058): a mail program posts here without asking, and has nowhere but the address to bring
 * the token. The access log keeps it, so it can do this one thing and is told nothing.
 */
export const unsubscribeAtOnce = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscriptions/{token}',
  access: 'public',
  params: z.strictObject({ token: linkToken }),
  calledByMailPrograms: true,
  reply: { status: 200 },
  errors: [],
})

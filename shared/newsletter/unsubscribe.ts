import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { endpoint } from '../contract/endpoint.ts'
import { optional } from '../contract/optional.ts'
import { linkToken, subscriptionView } from './newsletter.ts'

const monthOrBlank = z.string('required').check(z.trim(), z.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, 'invalid'))

/**
 * Unsubscribes, for the page of the link at the foot of every newsletter issue. The issue is for its figures; the links
 * in confirmation mails have none.
 */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscriptions',
  access: 'public',
  body: z.strictObject({ token: linkToken, issue: optional(monthOrBlank) }),
  reply: { status: 200, body: subscriptionView },
  errors: [],
})

/**
 * One-click unsubscribe (RFC 8058): a mail program posts here without asking, and can send the token only in the URL. The
 * access log stores it, so it can only unsubscribe, and the reply reveals nothing.
 */
export const unsubscribeAtOnce = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscriptions/{token}',
  access: 'public',
  params: z.strictObject({ token: linkToken }),
  query: z.strictObject({ issue: z.optional(month) }),
  calledByMailPrograms: true,
  reply: { status: 200 },
  errors: [],
})

import * as z from 'zod/mini'
import { requesters } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { message, messageFields } from './thread.ts'
import { threadParams } from './thread-params.ts'

const written = {
  method: 'POST',
  params: threadParams,
  body: z.strictObject(messageFields),
  reply: { status: 201, body: message },
  errors: ['thread_ended', 'rate_limited', 'idempotency_key_reused', 'request_in_flight'],
} as const

/** Adds a message; the other side gets a mail if it has not read it five minutes later. */
export const writeAsBusiness = endpoint({
  ...written,
  path: '/api/business/threads/{id}/messages',
  access: 'business',
  roles: requesters,
})

export const writeAsPartner = endpoint({
  ...written,
  path: '/api/partner/threads/{id}/messages',
  access: 'partner',
})

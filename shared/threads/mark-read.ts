import * as z from 'zod/mini'
import { requesters } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { threadParams } from './thread-params.ts'

const marked = {
  method: 'POST',
  params: threadParams,
  body: z.strictObject({ upTo: z.int('invalid').check(z.gte(1, 'invalid'), z.lte(999_999, 'invalid')) }),
  reply: { status: 200, body: z.object({ unread: z.int() }) },
  errors: [],
} as const

/** Notes up to which message the caller has read a thread; returns how many are unread after it. */
export const markReadAsBusiness = endpoint({
  ...marked,
  path: '/api/business/threads/{id}/read',
  access: 'business',
  roles: requesters,
})

export const markReadAsPartner = endpoint({
  ...marked,
  path: '/api/partner/threads/{id}/read',
  access: 'partner',
})

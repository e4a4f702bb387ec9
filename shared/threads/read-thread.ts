import * as z from 'zod/mini'
import { everyMember } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { thread } from './thread.ts'
import { messageNumber, threadParams } from './thread-params.ts'

const shown = {
  method: 'GET',
  params: threadParams,
  query: z.strictObject({ after: z.optional(messageNumber), before: z.optional(messageNumber) }),
  reply: { status: 200, body: thread },
  errors: [],
} as const

/**
 * A thread with its latest messages, oldest first; with `after` or `before` those next to that number. The thread of an
 * inquiry of the caller's is empty before anybody has written.
 */
export const readThreadOfBusiness = endpoint({
  ...shown,
  path: '/api/business/threads/{id}',
  access: 'business',
  roles: everyMember,
})

export const readThreadOfPartner = endpoint({
  ...shown,
  path: '/api/partner/threads/{id}',
  access: 'partner',
})

import * as z from 'zod/mini'
import { everyMember } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { unreadThread } from './thread.ts'

const listed = {
  method: 'GET',
  reply: { status: 200, body: z.object({ items: z.array(unreadThread) }) },
  errors: [],
} as const

/** The threads that the caller has not read to their end, the longest waiting first; a hundred at most. */
export const listUnreadOfBusiness = endpoint({
  ...listed,
  path: '/api/business/threads',
  access: 'business',
  roles: everyMember,
})

export const listUnreadOfPartner = endpoint({ ...listed, path: '/api/partner/threads', access: 'partner' })

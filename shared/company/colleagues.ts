import * as z from 'zod/mini'
import { emailAddress } from '../contract/email.ts'
import { endpoint } from '../contract/endpoint.ts'
import { language } from '../contract/language.ts'
import { requiredLine } from '../contract/text.ts'
import { everyMember, memberRoles, owners } from './member-roles.ts'

const role = z.enum(memberRoles, 'invalid')

const colleague = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  joinedAt: z.string(),
  isYou: z.boolean(),
})

/** An invitation as the company sees it. */
export const shownInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  invitedBy: z.string(),
  expiresAt: z.string(),
})

const path = '/api/business/colleagues'
const one = `${path}/{id}` as const
const invitations = '/api/business/invitations'
const params = z.strictObject({ id: requiredLine({ max: 64 }) })

/** Everybody who belongs to the company of the caller, and who has been invited. */
export const listColleagues = endpoint({
  method: 'GET',
  path,
  access: 'business',
  roles: everyMember,
  reply: {
    status: 200,
    body: z.object({ items: z.array(colleague), invitations: z.array(shownInvitation) }),
  },
  errors: [],
})

/** Why an address cannot be invited, or not now. */
export const invitingErrors = [
  'member_already',
  'too_many_members',
  'rate_limited',
  'idempotency_key_reused',
  'request_in_flight',
] as const

/** Mails an invitation; another one to the same address replaces it. */
export const inviteColleague = endpoint({
  method: 'POST',
  path: invitations,
  access: 'business',
  roles: owners,
  body: z.strictObject({ email: emailAddress, role, language }),
  reply: { status: 201, body: shownInvitation },
  errors: invitingErrors,
})

/** Takes an invitation back; one that is over stays so. */
export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: `${invitations}/{id}`,
  access: 'business',
  roles: owners,
  params,
  reply: { status: 204 },
  errors: [],
})

/** Gives a colleague, or the caller, another role. */
export const changeRole = endpoint({
  method: 'PUT',
  path: `${one}/role`,
  access: 'business',
  roles: owners,
  params,
  body: z.strictObject({ role }),
  reply: { status: 204 },
  errors: ['last_owner', 'moved_on'],
})

/** Ends the membership of a colleague, at once. */
export const removeColleague = endpoint({
  method: 'DELETE',
  path: one,
  access: 'business',
  roles: owners,
  params,
  reply: { status: 204 },
  errors: ['last_owner', 'moved_on'],
})

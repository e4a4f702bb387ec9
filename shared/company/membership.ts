import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { requiredLine } from '../contract/text.ts'
import { accepted } from '../terms/accept-terms.ts'
import { everyMember, memberRoles } from './member-roles.ts'

const token = requiredLine({ max: 400 })

const path = '/api/business/membership'

/** What the caller is invited to. The token of the mail comes in a header, which no log stores. */
export const readInvitation = endpoint({
  method: 'GET',
  path,
  access: 'business',
  roles: everyMember,
  headers: z.object({ 'x-invitation': z.optional(token) }),
  reply: {
    status: 200,
    body: z.object({
      companyName: z.string(),
      role: z.enum(memberRoles),
      invitedBy: z.string(),
      email: z.string(),
    }),
  },
  errors: ['invitation_over', 'invitation_of_other'],
})

/** Accepts an invitation, with the address that it was sent to. Accepting it again changes nothing. */
export const joinCompany = endpoint({
  method: 'POST',
  path,
  access: 'business',
  roles: everyMember,
  body: z.strictObject({ name: requiredLine({ max: 120 }), token, ...accepted }),
  reply: { status: 200, body: z.object({ companyName: z.string() }) },
  errors: [
    'invitation_over',
    'invitation_of_other',
    'company_of_own',
    'too_many_members',
    'terms_changed',
    'rate_limited',
  ],
})

/** Ends the membership of the caller. */
export const leaveCompany = endpoint({
  method: 'DELETE',
  path,
  access: 'business',
  roles: everyMember,
  reply: { status: 204 },
  errors: ['last_owner', 'moved_on'],
})

import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { requiredLine } from '../contract/text.ts'
import { invitingErrors, shownInvitation } from './colleagues.ts'
import { owners } from './member-roles.ts'

/** What somebody who asked may become: another owner is only ever invited by name. */
export const requestedRoles = ['buyer', 'requester', 'reader'] as const

const path = '/api/business/join-requests'
const params = z.strictObject({ id: requiredLine({ max: 64 }) })

/** Who asks to join the company of the caller, the first one first. */
export const listJoinRequests = endpoint({
  method: 'GET',
  path,
  access: 'business',
  roles: owners,
  reply: {
    status: 200,
    body: z.object({
      items: z.array(
        z.object({ id: z.string(), email: z.string(), createdAt: z.string(), expiresAt: z.string() }),
      ),
    }),
  },
  errors: [],
})

/** Accepts a request: its address is invited. */
export const acceptJoinRequest = endpoint({
  method: 'POST',
  path: `${path}/{id}/invitation`,
  access: 'business',
  roles: owners,
  params,
  body: z.strictObject({ role: z.enum(requestedRoles, 'invalid') }),
  reply: { status: 201, body: shownInvitation },
  errors: invitingErrors,
})

/** Declines a request, of which its person is told; one that is over stays so. */
export const declineJoinRequest = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'business',
  roles: owners,
  params,
  reply: { status: 204 },
  errors: [],
})

import * as z from 'zod/mini'
import { everyMember, memberRoles } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { businessProfile } from './business-profile.ts'

export const getBusinessMe = endpoint({
  method: 'GET',
  path: '/api/business/me',
  access: 'business',
  roles: everyMember,
  reply: {
    status: 200,
    body: z.object({
      id: z.string(),
      email: z.nullable(z.string()),
      role: z.enum(['business', 'partner']),
      /** What the person may do for the company. */
      memberRole: z.enum(memberRoles),
      /** Whether the account has accepted the present version of the terms. */
      termsAccepted: z.boolean(),
      profile: z.nullable(businessProfile),
      credits: z.object({ balance: z.number() }),
    }),
  },
  errors: [],
})

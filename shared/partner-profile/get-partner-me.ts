import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { partnerProfile } from './partner-profile.ts'

export const getPartnerMe = endpoint({
  method: 'GET',
  path: '/api/partner/me',
  access: 'partner',
  reply: {
    status: 200,
    body: z.object({
      id: z.string(),
      email: z.nullable(z.string()),
      emailVerified: z.boolean(),
      role: z.enum(['business', 'partner']),
      /** Whether the account has accepted the present version of the terms. */
      termsAccepted: z.boolean(),
      profile: z.nullable(partnerProfile),
    }),
  },
  errors: [],
})

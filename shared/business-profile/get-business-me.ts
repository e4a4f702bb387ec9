import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { businessProfile } from './business-profile.ts'

export const getBusinessMe = endpoint({
  method: 'GET',
  path: '/api/business/me',
  access: 'business',
  reply: {
    status: 200,
    body: z.object({
      id: z.string(),
      email: z.nullable(z.string()),
      role: z.enum(['business', 'partner']),
      /** Whether the account has accepted the present version of the terms. */
      termsAccepted: z.boolean(),
      profile: z.nullable(businessProfile),
      credits: z.object({ balance: z.number() }),
    }),
  },
  errors: [],
})

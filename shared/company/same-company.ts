import * as z from 'zod/mini'
import { isOrganizationNumber } from '../business-profile/organization-number.ts'
import { endpoint } from '../contract/endpoint.ts'
import { language } from '../contract/language.ts'
import { requiredLine } from '../contract/text.ts'
import { owners } from './member-roles.ts'

const organizationNumber = requiredLine({ max: 20 }).check(
  z.refine(isOrganizationNumber, { error: 'organization_number_invalid' }),
)

const path = '/api/business/same-company'

/**
 * Whether a company with this number and the mail domain of the caller is here already. The number comes in a header,
 * which no log stores: that of a sole trader is a personal number.
 */
export const findSameCompany = endpoint({
  method: 'GET',
  path,
  access: 'business',
  roles: owners,
  headers: z.object({ 'x-organization-number': organizationNumber }),
  reply: {
    status: 200,
    body: z.object({
      isKnown: z.boolean(),
      /** What became of a request of the last day; null if the caller may ask. */
      asked: z.nullable(z.enum(['waiting', 'declined'])),
    }),
  },
  errors: ['rate_limited'],
})

/** Asks the owner of that company to invite the caller. Asking again within a day changes nothing. */
export const askToJoin = endpoint({
  method: 'POST',
  path,
  access: 'business',
  roles: owners,
  body: z.strictObject({ organizationNumber, language }),
  reply: { status: 204 },
  errors: ['join_declined', 'rate_limited'],
})

import * as z from 'zod/mini'
import { everyMember } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { language } from '../contract/language.ts'

const chosen = {
  method: 'PUT',
  body: z.strictObject({ language }),
  reply: { status: 204 },
  errors: [],
} as const

/** Stores the language that a business has chosen in its dashboard; mails about its account follow it. */
export const chooseBusinessLanguage = endpoint({
  ...chosen,
  path: '/api/business/language',
  access: 'business',
  roles: everyMember,
})

/** As for a business; mails about a partner's profile and applications follow it. */
export const choosePartnerLanguage = endpoint({ ...chosen, path: '/api/partner/language', access: 'partner' })

import * as z from 'zod/mini'
import { everyMember } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { language } from '../contract/language.ts'

/** The version of the terms that the sender read; another than the present one is refused. */
export const termsVersion = z.int('invalid').check(z.positive('invalid'))

/** What a body contains that accepts the terms, with the language in which they were read. */
export const accepted = { termsVersion, language }

const acceptTerms = {
  method: 'PUT',
  body: z.strictObject(accepted),
  reply: { status: 204 },
  errors: ['terms_changed'],
} as const

/** Accepts the terms with an account that is older than them. Accepting them again changes nothing. */
export const acceptBusinessTerms = endpoint({
  ...acceptTerms,
  path: '/api/business/terms',
  access: 'business',
  roles: everyMember,
})

export const acceptPartnerTerms = endpoint({ ...acceptTerms, path: '/api/partner/terms', access: 'partner' })

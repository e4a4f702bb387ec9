import * as z from 'zod/mini'
import { owners } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { language } from '../contract/language.ts'
import { accepted } from '../terms/accept-terms.ts'
import { businessProfile, businessProfileFields } from './business-profile.ts'

const path = '/api/business/profile'

export const createBusinessProfile = endpoint({
  method: 'POST',
  path,
  access: 'business',
  roles: owners,
  body: z.strictObject({ ...businessProfileFields, ...accepted }),
  reply: { status: 201, body: businessProfile },
  errors: ['profile_exists', 'terms_changed', 'idempotency_key_reused', 'request_in_flight'],
})

export const updateBusinessProfile = endpoint({
  method: 'PUT',
  path,
  access: 'business',
  roles: owners,
  body: z.strictObject({ ...businessProfileFields, language, version: z.int('invalid') }),
  reply: { status: 200, body: businessProfile },
  errors: ['profile_changed'],
})

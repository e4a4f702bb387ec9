import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { language } from '../contract/language.ts'
import { accepted } from '../terms/accept-terms.ts'
import { contactStep, partnerProfile, partnerProfileFields, workStep } from './partner-profile.ts'

const path = '/api/partner/profile'

/** Stores the profile of onboarding. A wrong sum uses up the check: the form has to draw another. */
export const createPartnerProfile = endpoint({
  method: 'POST',
  path,
  access: 'partner',
  body: z.strictObject({
    ...contactStep,
    ...workStep,
    humanCheck: z.strictObject({ id: z.uuid('invalid'), answer: z.int('invalid') }),
    ...accepted,
  }),
  reply: { status: 201, body: partnerProfile },
  errors: [
    'profile_exists',
    'terms_changed',
    'human_check_failed',
    'idempotency_key_reused',
    'request_in_flight',
  ],
})

export const updatePartnerProfile = endpoint({
  method: 'PUT',
  path,
  access: 'partner',
  body: z.strictObject({ ...partnerProfileFields, language, version: z.int('invalid') }),
  reply: { status: 200, body: partnerProfile },
  errors: ['profile_changed'],
})

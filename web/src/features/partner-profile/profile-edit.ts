import * as z from 'zod/mini'
import { partnerProfileFields } from '#shared/partner-profile/partner-profile.ts'

export const profileFields = z.strictObject(partnerProfileFields)

export type ProfileValues = z.output<typeof profileFields>

/** In the order in which they are shown: person, skills, links, terms. */
export const profileFieldNames = [
  'name',
  'phone',
  'expertise',
  'experience',
  'description',
  'portfolio',
  'linkedin',
  'github',
  'availability',
  'hourlyRate',
] as const satisfies readonly (keyof ProfileValues)[]

/** The phone number is required at onboarding and may be removed later. */
export const requiredFields: readonly (keyof ProfileValues)[] = [
  'name',
  'expertise',
  'experience',
  'availability',
  'description',
]

import * as z from 'zod/mini'
import { partnerProfileFields } from '#shared/partner-profile/partner-profile.ts'

export const profileFields = z.strictObject(partnerProfileFields)

export type ProfileValues = z.output<typeof profileFields>

/** In the order in which they stand: who, what they know, where it can be seen, and on which terms. */
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

/** A phone number is asked for at onboarding and may be taken away later. */
export const requiredFields: readonly (keyof ProfileValues)[] = [
  'name',
  'expertise',
  'experience',
  'availability',
  'description',
]

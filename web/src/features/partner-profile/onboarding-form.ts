import * as z from 'zod/mini'
import { requiredLine } from '#shared/contract/text.ts'
import { contactStep, workStep } from '#shared/partner-profile/partner-profile.ts'

/** The form's fields: the profile, and the answer to the arithmetic question, which is not part of it. */
export const onboardingFields = z.strictObject({
  ...contactStep,
  ...workStep,
  answer: requiredLine({ max: 10 }).check(z.regex(/^\d+$/, 'digits_only')),
})

export type OnboardingValues = z.output<typeof onboardingFields>
export type ProfileField = Exclude<keyof OnboardingValues, 'answer'>

/** The fields of both steps, in their order. */
export const onboardingSteps = [
  ['name', 'phone', 'expertise', 'experience'],
  ['portfolio', 'linkedin', 'github', 'availability', 'hourlyRate', 'description'],
] as const satisfies readonly (readonly ProfileField[])[]

export const optionalFields: readonly ProfileField[] = ['portfolio', 'linkedin', 'github', 'hourlyRate']

export const emptyOnboarding: OnboardingValues = {
  name: '',
  phone: '',
  expertise: '',
  experience: '',
  portfolio: '',
  linkedin: '',
  github: '',
  availability: '',
  hourlyRate: '',
  description: '',
  answer: '',
}

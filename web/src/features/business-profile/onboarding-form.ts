import * as z from 'zod/mini'
import { businessProfileFields } from '#shared/business-profile/business-profile.ts'

export const onboardingFields = z.strictObject(businessProfileFields)

export type OnboardingValues = z.input<typeof onboardingFields>
export type OnboardingField = keyof OnboardingValues

/** What each of the two steps asks for. */
export const onboardingSteps = [
  ['companyName', 'organizationNumber', 'contactPerson'],
  ['phone', 'address'],
] as const satisfies readonly (readonly OnboardingField[])[]

export const emptyOnboarding: OnboardingValues = {
  companyName: '',
  organizationNumber: '',
  contactPerson: '',
  phone: '',
  address: '',
}

/** The step that shows the first of the given fields; the last one where none is known. */
export const stepOf = (fields: readonly string[]): number => {
  const step = onboardingSteps.findIndex(asked => asked.some(field => fields.includes(field)))
  return step < 0 ? onboardingSteps.length - 1 : step
}

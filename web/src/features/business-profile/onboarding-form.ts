import type { ProfileFieldName } from './profile-fields.ts'

/** The fields of both steps. */
export const onboardingSteps = [
  ['companyName', 'organizationNumber', 'contactPerson'],
  ['phone', 'address'],
] as const satisfies readonly (readonly ProfileFieldName[])[]

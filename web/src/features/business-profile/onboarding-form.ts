import type { ProfileFieldName } from './profile-fields.ts'

/** What each of the two steps asks for. */
export const onboardingSteps = [
  ['companyName', 'organizationNumber', 'contactPerson'],
  ['phone', 'address'],
] as const satisfies readonly (readonly ProfileFieldName[])[]

import type { ProfileFieldName } from './profile-fields.ts'

/** What each of the two steps asks for. */
export const onboardingSteps = [
  ['companyName', 'organizationNumber', 'contactPerson'],
  ['phone', 'address'],
] as const satisfies readonly (readonly ProfileFieldName[])[]

/** The step that shows the first of the given fields; the last one where none is known. */
export const stepOf = (fields: readonly string[]): number => {
  const step = onboardingSteps.findIndex(asked => asked.some(field => fields.includes(field)))
  return step < 0 ? onboardingSteps.length - 1 : step
}

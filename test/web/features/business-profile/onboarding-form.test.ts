import { expect, test } from 'vitest'
import { businessProfileFields } from '#shared/business-profile/business-profile.ts'
import { onboardingSteps } from '#web/src/features/business-profile/onboarding-form.ts'

test('the two steps ask for every field of a profile, once, the required ones first', () => {
  expect(onboardingSteps.flat().toSorted()).toEqual(Object.keys(businessProfileFields).toSorted())
  expect(onboardingSteps[0]).toEqual(expect.arrayContaining(['companyName', 'contactPerson']))
})

import { describe, expect, it } from 'vitest'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import {
  emptyOnboarding,
  onboardingFields,
  onboardingSteps,
} from '#web/src/features/partner-profile/onboarding-form.ts'

describe('the onboarding of a partner', () => {
  it('asks for each field once, except the answer to the sum', () => {
    const asked = onboardingSteps.flat()
    expect(new Set(asked).size).toBe(asked.length)
    expect([...asked, 'answer'].sort()).toEqual(Object.keys(emptyOnboarding).sort())
  })

  it('names every missing field in the order of the form', () => {
    const { error } = onboardingFields.safeParse(emptyOnboarding)
    expect(Object.entries(fieldErrors(error?.issues ?? []))).toEqual(
      ['name', 'phone', 'expertise', 'experience', 'availability', 'description', 'answer'].map(field => [
        field,
        'required',
      ]),
    )
  })
})

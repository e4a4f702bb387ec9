import { describe, expect, it } from 'vitest'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import {
  emptyOnboarding,
  fromDraft,
  onboardingFields,
  onboardingSteps,
  stepOf,
} from '#web/src/features/partner-profile/onboarding-form.ts'

describe('the onboarding of a partner', () => {
  it('asks for each field once, the answer to the sum aside', () => {
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

  it('shows the step of the first fault', () => {
    expect(stepOf(['description', 'phone'])).toBe(0)
    expect(stepOf(['github'])).toBe(1)
    expect(stepOf(['answer'])).toBe(1)
  })
})

describe('a kept draft', () => {
  it('comes back with its step, but never with the answer to a sum that is gone', () => {
    const { step, values } = fromDraft({ step: 1, typed: { name: 'Bo Ek', answer: '7' } })
    expect(step).toBe(1)
    expect(values).toEqual({ ...emptyOnboarding, name: 'Bo Ek' })
  })

  it.each([null, 'text', 7, [], { step: 9, typed: {} }, { step: 0, typed: { name: 4 } }])(
    'that is %j is an empty form',
    kept => {
      expect(fromDraft(kept)).toEqual({ step: 0, values: emptyOnboarding })
    },
  )

  it('loses what this form does not know', () => {
    expect(fromDraft({ step: 0, typed: { status: 'approved' } }).values).toEqual(emptyOnboarding)
  })
})

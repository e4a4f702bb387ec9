import { describe, expect, it } from 'vitest'
import { fromDraft, stepOf } from '#web/src/ui/signed-in/form-steps.ts'

const steps = [['name', 'phone'], ['description']] as const
const empty = { name: '', phone: '', description: '', answer: '' }
const restored = (kept: unknown) => fromDraft(steps, empty, kept)

describe('a form in steps', () => {
  it('shows the step of the first error, and the last one if none is known', () => {
    expect(stepOf(steps, ['description', 'phone'])).toBe(0)
    expect(stepOf(steps, ['description'])).toBe(1)
    expect(stepOf(steps, ['answer'])).toBe(1)
  })
})

describe('a kept draft', () => {
  it('comes back with its step, but never with fields that no step has', () => {
    const { step, values } = restored({ step: 1, typed: { name: 'Bo Ek', answer: '7', status: 'approved' } })
    expect(step).toBe(1)
    expect(values).toEqual({ ...empty, name: 'Bo Ek' })
  })

  it.each([
    null,
    'text',
    7,
    [],
    { step: 9, typed: {} },
    { step: -1, typed: {} },
    { step: 0, typed: { name: 4 } },
  ])('that is %j is an empty form', kept => {
    expect(restored(kept)).toEqual({ step: 0, values: empty })
  })
})

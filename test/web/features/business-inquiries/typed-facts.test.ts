import { describe, expect, it } from 'vitest'
import { faultsIn } from '#web/src/features/business-inquiries/fact-faults.ts'
import { factsOf, noTypedFacts } from '#web/src/features/business-inquiries/typed-facts.ts'

const lasting = (count: string) => ({ ...noTypedFacts, length: { count, unit: 'months' as const } })
const costing = (kronor: string) => ({ ...noTypedFacts, budget: { kronor, unit: 'fixed' as const } })

describe('a number that is typed', () => {
  it.each([
    ['200000', 200_000],
    ['200 000 kr', 200_000],
    ['200.000', 200_000],
    ['1.250.000 kr', 1_250_000],
  ])('may be grouped: %s', (typed, kronor) => {
    expect(factsOf(costing(typed)).budget).toEqual({ kronor, unit: 'fixed' })
  })

  it.each(['1.5', '2.5', '1,5'])(
    'is refused with a fraction instead of read as a larger one: %s months',
    typed => {
      expect(faultsIn(lasting(typed))).toHaveProperty('length')
    },
  )

  it.each(['9500.50', '9500,50'])(
    'is refused with a fraction instead of read as a larger one: %s kr',
    typed => {
      expect(faultsIn(costing(typed))).toHaveProperty('budget')
    },
  )
})

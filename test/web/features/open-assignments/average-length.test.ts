import { describe, expect, it } from 'vitest'
import { averageLength } from '#web/src/features/open-assignments/average-length.ts'

describe('the average length of assignments', () => {
  it.each([
    [['5 månader', '6 veckor', '8 veckor', null, '3 månader', '4 månader'], { unit: 'months', count: 3 }],
    [['6 months', '12 månader'], { unit: 'months', count: 9 }],
    [['1-2 dagar', '2–3 days'], { unit: 'days', count: 2 }],
    [['1,5 veckor', 'enligt överenskommelse'], { unit: 'days', count: 11 }],
  ] as const)('of %j is %o', (lengths, average) => {
    expect(averageLength(lengths)).toEqual(average)
  })

  it('is unknown if no assignment has one', () => {
    expect(averageLength([])).toBeNull()
    expect(averageLength([null, 'flexibel', '2 sprintar'])).toBeNull()
  })
})

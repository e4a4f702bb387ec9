import { describe, expect, it } from 'vitest'
import { maxMilestones, milestonesIn } from '#shared/agreements/milestone.ts'

describe('milestones', () => {
  it('are written one a row, with a day and what is delivered if that is known', () => {
    const rows = [
      'Förstudie: 5',
      'Styrskåp, monterat: 12 by 2028-03-31',
      'Etapp: 2 delar: 3 by 2028-05-01; Handbok: 40 sidor; och utbildning',
    ]
    expect(milestonesIn(rows.join('\n'))).toEqual([
      { title: 'Förstudie', credits: 5 },
      { title: 'Styrskåp, monterat', credits: 12, expectedOn: '2028-03-31' },
      {
        title: 'Etapp: 2 delar',
        credits: 3,
        expectedOn: '2028-05-01',
        description: 'Handbok: 40 sidor; och utbildning',
      },
    ])
  })

  it.each(['Förstudie', 'Förstudie: 0', 'Förstudie: 1,5', ': 5', 'Förstudie: 5 by 2028-02-30'])(
    'are not written as "%s"',
    row => expect(milestonesIn(row)).toBeNull(),
  )

  it('are so many that all of them begin with one signature', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, place) => `Del ${place}: 1`).join('\n')
    expect(milestonesIn(rows(maxMilestones))).toHaveLength(maxMilestones)
    expect(milestonesIn(rows(maxMilestones + 1))).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { type LearningItem, learningItems, shownOn } from '#shared/community/learning.ts'

const published = (day: string): LearningItem => ({
  id: day,
  published: day,
  shown: true,
  sv: { title: '', text: '' },
  en: { title: '', text: '' },
})

describe('what the Learning Hub shows', () => {
  it.each([
    ['2025-09-24', false],
    ['2025-09-25', true],
    ['2025-10-25', true],
    ['2025-10-26', false],
  ])('on %s of something published on 2025-09-25: %s', (day, isShown) => {
    expect(shownOn(day, [published('2025-09-25')]).length === 1).toBe(isShown)
  })

  it('ends with the month if the next one is shorter, and continues over the new year', () => {
    expect(shownOn('2025-02-28', [published('2025-01-31')])).toHaveLength(1)
    expect(shownOn('2025-03-01', [published('2025-01-31')])).toHaveLength(0)
    expect(shownOn('2026-01-05', [published('2025-12-05')])).toHaveLength(1)
    expect(shownOn('2026-01-06', [published('2025-12-05')])).toHaveLength(0)
  })

  it('has its own items, newest first', () => {
    const days = learningItems().map(item => item.published)
    expect(days).toEqual([...days].sort().reverse())
  })
})

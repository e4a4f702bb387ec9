import { describe, expect, test } from 'vitest'
import { mean, readLabelledSet, type Side } from './sets.ts'

// Each brief stands in both languages: `native` is the one it was written in. Who lists everything is in each set.
const sets = [
  { name: 'first', stuffed: 'a40' },
  { name: 'second', stuffed: 'b33' },
  { name: 'third', stuffed: 'c40' },
  { name: 'fourth', stuffed: 'd20' },
] as const
const least: Record<Side, number> = { native: 0.93, other: 0.9 }

describe.each(sets)('partners of the $name labelled set', ({ name, stuffed }) => {
  const set = readLabelledSet(name)

  test.each(['native', 'other'] as const)('are ranked as people graded them (%s language)', side => {
    const judged = set.judge(side)
    expect(mean(judged.map(({ gain }) => gain))).toBeGreaterThanOrEqual(least[side])
    expect(Math.min(...judged.map(({ gain }) => gain))).toBeGreaterThanOrEqual(0.7)
    expect(judged.filter(({ isFirstRight }) => isFirstRight).length).toBeGreaterThanOrEqual(judged.length - 1)
    expect(mean(judged.map(({ irrelevant }) => irrelevant))).toBeLessThanOrEqual(1.2)
  })

  test.each(['native', 'other'] as const)(
    'are ranked as well by what an operator confirms of what is proposed (%s language)',
    side => {
      const judged = set.judge(side, { isConfirmed: true })
      expect(mean(judged.map(({ gain }) => gain))).toBeGreaterThanOrEqual(least[side])
      expect(Math.min(...judged.map(({ gain }) => gain))).toBeGreaterThanOrEqual(0.7)
    },
  )

  test.each(['native', 'other'] as const)('are not outdone by one who lists everything (%s)', side => {
    const judged = set.judge(side)
    expect(judged.filter(({ top }) => top.includes(stuffed)).length).toBeLessThanOrEqual(2)
    expect(judged.filter(({ top }) => top[0] === stuffed)).toEqual([])
  })

  test('are mostly the same for a brief in the other language', () => {
    const other = set.judge('other')
    const overlaps = set.judge('native').map(({ top }, at) => {
      const others = other[at]?.top ?? []
      return top.filter(id => others.includes(id)).length / Math.max(top.length, others.length, 1)
    })
    expect(mean(overlaps)).toBeGreaterThanOrEqual(0.85)
  })
})

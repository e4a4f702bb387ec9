import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payoutOf } from '#shared/earnings/earnings.ts'
import { barHeight, barsOf, maxBars, topOf } from '#web/src/features/earnings/chart.ts'

const buildMonth = (month: string, creditsEarned = 10, paidOutOre = 0) => ({
  month,
  totalHours: 10,
  creditsEarned,
  totalEarningsOre: creditsEarned * 112_500,
  vatOre: 0,
  paidOutOre,
  payout: payoutOf({ earnedOre: creditsEarned * 112_500, paidOutOre }),
})

const bar = (earnedOre: number, paidOre = 0) => ({ month: '2026-01', earnedOre, paidOre })

test('months are shown oldest first, including those without work', () => {
  const bars = barsOf([buildMonth('2026-02'), buildMonth('2025-11', 20, 5_000)])
  expect(bars.map(({ month }) => month)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(bars.map(({ earnedOre }) => earnedOre)).toEqual([2_250_000, 0, 0, 1_125_000])
  expect(bars[0]?.paidOre).toBe(5_000)
})

test('no months are no bars, and of many only the latest are shown', () => {
  expect(barsOf([])).toEqual([])
  const bars = barsOf([buildMonth('2026-01'), buildMonth('2020-01')])
  expect(bars).toHaveLength(maxBars)
  expect(bars.at(-1)?.month).toBe('2026-01')
})

test.each([
  [0, 1_000],
  [100_000, 1_000],
  [100_001, 2_000],
  [6_750_000, 100_000],
  [4_900_000, 50_000],
  [10_000_000, 100_000],
])('for %i öre the axis ends at %i kronor', (ore, top) => {
  expect(topOf([bar(ore)])).toBe(top)
  expect(topOf([bar(0, ore)])).toBe(top)
})

test('every bar fits, in proportion, and the axis is less than five halves of the highest', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1 }), amounts => {
      const top = topOf(amounts.map(ore => bar(ore)))
      const highest = Math.max(...amounts)
      if (highest > 100_000) expect(top).toBeLessThanOrEqual((highest / 100) * 2.5)
      for (const ore of amounts) {
        expect(barHeight(ore, top, 100)).toBeLessThanOrEqual(100)
        expect(barHeight(ore, top, 100)).toBeCloseTo(ore / top, 6)
      }
    }),
  )
})

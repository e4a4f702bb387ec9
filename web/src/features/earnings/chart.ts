import type { EarningsMonth } from '#shared/earnings/list-earnings.ts'
import { axisTop } from '#web/src/ui/axis-top.ts'

/** One bar, in öre. */
export type Bar = { month: string; earnedOre: number; paidOre: number }

/** More bars than two years of months would be too thin on a phone. */
export const maxBars = 24

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** Returns the latest months, oldest first and without gaps: a month without work is an empty bar. */
export const barsOf = (newestFirst: readonly EarningsMonth[]): Bar[] => {
  const known = new Map(newestFirst.map(one => [one.month, one]))
  const [last, first] = [newestFirst[0]?.month, newestFirst.at(-1)?.month]
  if (!first || !last) return []
  const bars: Bar[] = []
  for (let month = first; month <= last; month = monthAfter(month)) {
    const found = known.get(month)
    bars.push({ month, earnedOre: found?.totalEarningsOre ?? 0, paidOre: found?.paidOutOre ?? 0 })
  }
  return bars.slice(-maxBars)
}

const leastTop = 1_000

/** Returns the end of the axis in kronor, so that half of it is a round figure too. */
export const topOf = (bars: readonly Bar[]): number =>
  axisTop(Math.max(leastTop, ...bars.map(({ earnedOre, paidOre }) => Math.max(earnedOre, paidOre) / 100)))

/** Returns the height of an amount, as a share of `height`. */
export const barHeight = (ore: number, topKronor: number, height: number): number =>
  (Math.min(ore / 100, topKronor) / topKronor) * height

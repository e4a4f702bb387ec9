import type { MonthFigures } from './month-figures.ts'

const keptMs = 5 * 60_000

let latest: { at: number; months: Promise<MonthFigures[]> } | undefined

/** The figures by month, counted by this instance every five minutes at most. */
export const latestMonths = (
  now: number,
  count: (now: number) => Promise<MonthFigures[]>,
): Promise<MonthFigures[]> => {
  if (latest && now >= latest.at && now - latest.at < keptMs) return latest.months
  const counted = { at: now, months: count(now) }
  latest = counted
  counted.months.catch(() => {
    if (latest === counted) latest = undefined
  })
  return counted.months
}

import type * as z from 'zod/mini'
import type { monthFigures } from '#shared/investors/key-figures.ts'

export type MonthFigures = z.infer<typeof monthFigures>

/** What is counted of one month alone. */
export type MonthCounts = Omit<MonthFigures, 'creditsOutstanding'> & { creditsChange: number }

/** What the use case needs of the store. */
export type FiguresPort = {
  /** The latest stored months, oldest first. */
  stored: () => Promise<MonthFigures[]>
  count: (month: string) => Promise<MonthCounts>
  keep: (figures: MonthFigures) => Promise<void>
}

const monthsShown = 12
/** Leads are kept for 24 months: there is nothing to count before. */
const monthsCounted = 24
/** Until then, what was sent on the last day may still get its proposals in time. */
const settlesWithinMs = 7 * 86_400_000

const monthOf = (instant: number): string => new Date(instant).toISOString().slice(0, 7)

const monthAfter = (month: string, months = 1): string =>
  monthOf(Date.parse(`${month}-15T00:00:00Z`) + months * 30.4 * 86_400_000)

const monthsFrom = (first: string, last: string): string[] =>
  first > last ? [] : [first, ...monthsFrom(monthAfter(first), last)]

/** The last months, the present one among them, oldest first. */
export const monthsUntil = (now: number, count: number): string[] =>
  monthsFrom(monthAfter(monthOf(now), 1 - count), monthOf(now))

/** The months that were never counted, and the present one; each with what was outstanding when it ended. */
const countFrom = async (first: string, before: number, now: number, port: FiguresPort) => {
  const counts = await Promise.all(monthsFrom(first, monthOf(now)).map(port.count))
  let creditsOutstanding = before
  return counts.map(({ creditsChange, ...counted }): MonthFigures => {
    creditsOutstanding += creditsChange
    return { ...counted, creditsOutstanding }
  })
}

/** The figures of the latest months. A month that is over is counted once and stored. */
export const figuresByMonth = async (now: number, port: FiguresPort): Promise<MonthFigures[]> => {
  const stored = await port.stored()
  const last = stored.at(-1)
  const first = last ? monthAfter(last.month) : monthAfter(monthOf(now), 1 - monthsCounted)
  const counted = await countFrom(first, last?.creditsOutstanding ?? 0, now, port)
  const over = counted.filter(({ month }) => month < monthOf(now - settlesWithinMs))
  await Promise.all(over.map(port.keep))
  return [...stored, ...counted].slice(-monthsShown)
}

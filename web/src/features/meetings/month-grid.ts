import { daysAfter, weekdayOf } from '#shared/contract/time-zone.ts'

/** Returns the month of a date, `yyyy-MM`. */
export const monthOf = (date: string): string => date.slice(0, 7)

const firstOf = (month: string): string => `${month}-01`

const monthAfter = (month: string, months: number): string => {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, monthNumber - 1 + months, 1)).toISOString().slice(0, 7)
}

const lengthOf = (month: string): number => Number(daysAfter(firstOf(monthAfter(month, 1)), -1).slice(8))

/** Returns the same day some months later, or the last day of a shorter month. */
const monthsAfter = (date: string, months: number): string => {
  const month = monthAfter(monthOf(date), months)
  return `${month}-${String(Math.min(Number(date.slice(8)), lengthOf(month))).padStart(2, '0')}`
}

/** Returns the weeks of a month from Monday to Sunday; null for days of another month. */
export const weeksOf = (month: string): (string | null)[][] => {
  const before = weekdayOf(firstOf(month)) - 1
  const weeks = Math.ceil((before + lengthOf(month)) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = daysAfter(firstOf(month), week * 7 + day - before)
      return monthOf(date) === month ? date : null
    }),
  )
}

export type Range = { earliest: string; latest: string }

const within = (date: string, { earliest, latest }: Range): string =>
  date < earliest ? earliest : date > latest ? latest : date

type Press = { key: string; shiftKey: boolean }

const steps: Readonly<Record<string, (date: string, press: Press) => string>> = {
  ArrowLeft: date => daysAfter(date, -1),
  ArrowRight: date => daysAfter(date, 1),
  ArrowUp: date => daysAfter(date, -7),
  ArrowDown: date => daysAfter(date, 7),
  Home: date => daysAfter(date, 1 - weekdayOf(date)),
  End: date => daysAfter(date, 7 - weekdayOf(date)),
  PageUp: (date, { shiftKey }) => monthsAfter(date, shiftKey ? -12 : -1),
  PageDown: (date, { shiftKey }) => monthsAfter(date, shiftKey ? 12 : 1),
}

/** Returns the date that a key moves to, as in every date grid; undefined for other keys. */
export const dateByKey = (date: string, press: Press, range: Range): string | undefined => {
  const step = steps[press.key]
  return step && within(step(date, press), range)
}

/** Returns the same day in the previous or next month, within the allowed range. */
export const turned = (date: string, months: 1 | -1, range: Range): string =>
  within(monthsAfter(date, months), range)

import { wallClockAt, weekdayOf } from '../contract/time-zone.ts'
import { type Holiday, holidaysOf } from './public-holidays.ts'

/**
 * When we hold meetings, Monday to Friday, in our own time zone. Until 19:00, so that visitors in Los Angeles have a
 * morning in common with us.
 */
export const openingHours = { opens: '08:00', closes: '19:00', timeZone: 'Europe/Stockholm' } as const

/** The eves, which the law leaves open (lag 1989:253), on which we are closed all the same. */
const closedEves: readonly Holiday[] = ['midsummerEve', 'christmasEve', 'newYearsEve']

/** The holiday for which we are closed on a date, if there is one. */
export const holidayOn = (date: string): Holiday | null => {
  const holiday = holidaysOf(Number(date.slice(0, 4))).get(date)
  if (!holiday) return null
  return !holiday.endsWith('Eve') || closedEves.includes(holiday) ? holiday : null
}

const halfHour = 30 * 60_000

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether the half hour from an instant on is within our hours, and not on a weekend or holiday. */
export const isWithinHours = (startsAt: number): boolean => {
  const { date, time } = wallClockAt(startsAt, openingHours.timeZone)
  return (
    weekdayOf(date) <= 5 &&
    time >= openingHours.opens &&
    minutesOf(time) + 30 <= minutesOf(openingHours.closes) &&
    holidayOn(date) === null
  )
}

/** A time for which operators have closed the calendar: two instants. */
export type Closure = { from: string; to: string }

/** Whether the half hour from an instant on is within a closure, or partly so. */
export const isClosedAt = (startsAt: number, closures: readonly Closure[]): boolean =>
  closures.some(({ from, to }) => startsAt < Date.parse(to) && startsAt + halfHour > Date.parse(from))

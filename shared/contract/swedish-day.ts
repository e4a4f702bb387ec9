import { daysAfter, instantOf, wallClockAt, weekdayOf } from './time-zone.ts'

/** The day in Sweden at an instant: in milliseconds, or as ISO 8601. */
export const swedishDay = (instant: number | string): string =>
  wallClockAt(new Date(instant).getTime(), 'Europe/Stockholm').date

/** The instant at which a Swedish day begins. Throws for a day that is not in the calendar. */
export const beginningOf = (date: string): string =>
  new Date(instantOf({ date, time: '00:00' }, 'Europe/Stockholm') ?? Number.NaN).toISOString()

/** The Monday of the week of a day. */
export const mondayOf = (date: string): string => daysAfter(date, 1 - weekdayOf(date))

import { clock } from '#shared/contract/clock.ts'
import { daysAfter, weekdayOf } from '#shared/contract/time-zone.ts'
import { holidayOn } from '#shared/meetings/opening-hours.ts'

const isWorkingDay = (date: string): boolean => weekdayOf(date) <= 5 && holidayOn(date) === null

/**
 * The date of a working day after today, or after an instant: 1 is the next. Counted in days on which meetings are held, so that two places
 * never fall on one date, as two numbers of days do around a weekend or Christmas.
 */
export const workingDay = (place: number, from = clock.now()): string => {
  let date = new Date(from).toISOString().slice(0, 10)
  for (let left = place; left > 0; ) {
    date = daysAfter(date, 1)
    if (isWorkingDay(date)) left -= 1
  }
  return date
}

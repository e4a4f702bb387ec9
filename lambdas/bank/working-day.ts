import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter, weekdayOf } from '#shared/contract/time-zone.ts'
import { holidaysOf } from '#shared/meetings/public-holidays.ts'

/** Whether banks in Sweden pay on a day. */
export const isWorkingDay = (day: string): boolean =>
  weekdayOf(day) < 6 && !holidaysOf(Number(day.slice(0, 4))).has(day)

/** The first working day in Sweden after an instant. */
export const nextWorkingDay = (at: string): string => {
  let day = daysAfter(swedishDay(at), 1)
  while (!isWorkingDay(day)) day = daysAfter(day, 1)
  return day
}

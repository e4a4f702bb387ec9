import { swedishDay } from '../contract/swedish-day.ts'
import { daysAfter, instantOf } from '../contract/time-zone.ts'

const timeZone = 'Europe/Stockholm'

/** How many days pass from a notice to the end of a plan, whatever is claimed of notice in general. */
export const noticeDays = 30

/** The instant at which a Swedish clock shows a time; neither time here is one that summer time skips. */
const swedishInstant = (date: string, time: string): string =>
  new Date(instantOf({ date, time }, timeZone) ?? Date.parse(`${date}T${time}:00Z`)).toISOString()

/** The same day some months later; the last day of a month that has no such day. */
export const monthsAfter = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  return `${lastOfMonth.toISOString().slice(0, 8)}${String(Math.min(day, lastOfMonth.getUTCDate())).padStart(2, '0')}`
}

/** When a plan makes an order on that day: in the morning. */
export const orderInstant = (date: string): string => swedishInstant(date, '08:00')

/** The end of a day, until which something is to be done or goes on. */
export const endOfDay = (date: string): string => swedishInstant(date, '23:59')

/** The last day of a plan of which notice is given now. */
export const noticeEndsOn = (now: number | string): string => daysAfter(swedishDay(now), noticeDays)

type Course = { startedOn: string; months: number }

/** The day of the order that comes after those that a plan has made. */
export const nextOrderDay = ({ startedOn, months }: Course): string => monthsAfter(startedOn, months)

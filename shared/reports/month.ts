import { swedishDay } from '../contract/swedish-day.ts'
import { daysAfter, instantOf } from '../contract/time-zone.ts'

const zone = 'Europe/Stockholm'

/** The month after a month, both `yyyy-MM`. */
export const monthAfter = (month: string): string => daysAfter(`${month}-28`, 7).slice(0, 7)

/** The instant at which a day is over in Sweden (ISO 8601). */
export const dayEnd = (day: string): string => {
  const end = instantOf({ date: daysAfter(day, 1), time: '00:00' }, zone)
  if (end === null) throw new Error(`${day} has no end.`)
  return new Date(end).toISOString()
}

/** The instant at which a month is over in Sweden (ISO 8601). */
export const monthEnd = (month: string): string => dayEnd(daysAfter(`${monthAfter(month)}-01`, -1))

/** The days of a month, `yyyy-MM-dd`. */
export const daysOf = (month: string): string[] => {
  const first = `${month}-01`
  const after = `${monthAfter(month)}-01`
  const days = (Date.parse(after) - Date.parse(first)) / 86_400_000
  return Array.from({ length: days }, (_, index) => daysAfter(first, index))
}

/** When somebody works on an assignment. */
export type Period = { startDate: string | null; endDate: string | null; createdAt: string; status: string }

const firstDay = ({ startDate, createdAt }: Period): string => startDate ?? swedishDay(createdAt)

/** The month of the first report. */
export const firstMonth = (period: Period): string => firstDay(period).slice(0, 7)

const hasOpenEnd = ({ status }: Period): boolean => status === 'active' || status === 'paused'

/** Whether time of a day may be reported. */
export const mayBeReported = (period: Period, day: string): boolean =>
  day >= firstDay(period) && (period.endDate === null ? hasOpenEnd(period) : day <= period.endDate)

/** Whether there is a day in a month that may be reported. */
export const isWorkedIn = (period: Period, month: string): boolean =>
  daysOf(month).some(day => mayBeReported(period, day))

import { daysAfter, instantOf, wallClockAt, weekdayOf } from '../contract/time-zone.ts'
import { type Closure, holidayOn, isClosedAt, isWithinHours } from './opening-hours.ts'
import type { Holiday } from './public-holidays.ts'

/** The time zones a meeting can be booked in; the first is the default. */
export const meetingTimeZones = [
  'Europe/Stockholm',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Paris',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const

export type MeetingTimeZone = (typeof meetingTimeZones)[number]

/** How far ahead a meeting can be booked. */
export const bookableDays = 730

/** Every half hour from 09:00 through 16:30, in the chosen time zone. */
export const slotTimes: readonly string[] = Array.from({ length: 16 }, (_, place) => {
  const minutes = 9 * 60 + place * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})

/** Tomorrow, in the chosen time zone. */
export const earliestDate = (now: number, timeZone: MeetingTimeZone): string =>
  daysAfter(wallClockAt(now, timeZone).date, 1)

/** Whether a date has slots: a weekday from tomorrow on, within the bookable days. */
export const isBookableDate = (date: string, now: number, timeZone: MeetingTimeZone): boolean => {
  const earliest = earliestDate(now, timeZone)
  return date >= earliest && date <= daysAfter(earliest, bookableDays - 1) && weekdayOf(date) <= 5
}

export type Slot = { time: string; startsAt: number }

/** What decides which slots there are: the present, and the times that operators have closed. */
export type Agenda = { now: number; closures: readonly Closure[] }

/** The slots of a date within our own hours; none in an hour that daylight saving skips. */
const commonSlots = (date: string, timeZone: MeetingTimeZone): Slot[] =>
  slotTimes.flatMap(time => {
    const startsAt = instantOf({ date, time }, timeZone)
    return startsAt !== null && isWithinHours(startsAt) ? [{ time, startsAt }] : []
  })

/**
 * The slots of a date, taken or not: those of the visitor's working day that are within our hours, and in no closure.
 * None on a weekend, before tomorrow or too far ahead; on the earliest day none before the present time of day.
 */
export const slotsOn = (date: string, timeZone: MeetingTimeZone, { now, closures }: Agenda): Slot[] => {
  if (!isBookableDate(date, now, timeZone)) return []
  const from = date === earliestDate(now, timeZone) ? wallClockAt(now, timeZone).time : '00:00'
  return commonSlots(date, timeZone).filter(
    ({ time, startsAt }) => time >= from && !isClosedAt(startsAt, closures),
  )
}

/** Why a date has no slots however early one asks, or null if it has some. */
export type NoSlots = { why: 'holiday'; holiday: Holiday } | { why: 'closed' | 'hours' }

/** Returns why a weekday has no slots: a holiday, our hours, or a closure; null if it has some. */
export const whyNoSlots = (
  date: string,
  timeZone: MeetingTimeZone,
  closures: readonly Closure[],
): NoSlots | null => {
  const holiday = holidayOn(date)
  if (holiday) return { why: 'holiday', holiday }
  const common = commonSlots(date, timeZone)
  if (common.length === 0) return { why: 'hours' }
  return common.every(({ startsAt }) => isClosedAt(startsAt, closures)) ? { why: 'closed' } : null
}

import { daysAfter, instantOf, wallClockAt, weekdayOf } from '../contract/time-zone.ts'

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

/**
 * The slots of a date, taken or not: none on a weekend, before tomorrow or too far ahead; on the earliest day none before
 * the present time of day; none in an hour that daylight saving skips.
 */
export const slotsOn = (date: string, timeZone: MeetingTimeZone, now: number): Slot[] => {
  if (!isBookableDate(date, now, timeZone)) return []
  const from = date === earliestDate(now, timeZone) ? wallClockAt(now, timeZone).time : '00:00'
  return slotTimes.flatMap(time => {
    const startsAt = time < from ? null : instantOf({ date, time }, timeZone)
    return startsAt === null ? [] : [{ time, startsAt }]
  })
}

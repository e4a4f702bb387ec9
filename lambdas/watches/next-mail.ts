import { daysAfter, instantOf, wallClockAt } from '#shared/contract/time-zone.ts'

const timeZone = 'Europe/Stockholm'

/** When the day's mail is sent. The clock is never set back or forward at that time. */
const mailsAt = '07:30'

/** The next time after an instant at which the day's mail is due; a day that was missed is not made up for. */
export const nextMailAt = (now: number): string => {
  const { date } = wallClockAt(now, timeZone)
  const due = [date, daysAfter(date, 1)]
    .map(day => instantOf({ date: day, time: mailsAt }, timeZone) ?? 0)
    .find(instant => instant > now)
  return new Date(due ?? now + 86_400_000).toISOString()
}

import { daysAfter, instantOf } from '#shared/contract/time-zone.ts'
import type { ChosenTime } from './chosen-time.ts'

/** When it is read the day before, in the booker's time zone. */
const remindsAt = '10:00'

/**
 * When the reminder of a meeting is due: the day before, in the time zone of the booker. Undefined if that is over: the
 * mail about the booking or the new time has then just been sent.
 */
export const reminderTime = (
  { meetingDate, timezone }: Pick<ChosenTime, 'meetingDate' | 'timezone'>,
  now: number,
): string | undefined => {
  const due = instantOf({ date: daysAfter(meetingDate, -1), time: remindsAt }, timezone)
  return due !== null && due > now ? new Date(due).toISOString() : undefined
}

import { daysAfter, instantOf } from '#shared/contract/time-zone.ts'
import type { ChosenTime } from './chosen-time.ts'

/** When it is read the day before, in the booker's time zone: no clock skips it. */
const remindsAt = '10:00'

/** When the reminder of a meeting is due: the day before, in the time zone of the booker. */
export const reminderTime = ({
  meetingDate,
  timezone,
}: Pick<ChosenTime, 'meetingDate' | 'timezone'>): string =>
  new Date(
    instantOf({ date: daysAfter(meetingDate, -1), time: remindsAt }, timezone) ?? Number.NaN,
  ).toISOString()

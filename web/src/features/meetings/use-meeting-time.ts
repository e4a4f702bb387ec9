import { useState } from 'react'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { meetingDurations } from '#shared/meetings/meeting.ts'
import {
  bookableDays,
  earliestDate,
  isBookableDate,
  type MeetingTimeZone,
  meetingTimeZones,
} from '#shared/meetings/slots.ts'
import type { Range } from './month-grid.ts'
import { useClosures } from './use-closures.ts'
import { useFreeTimes } from './use-free-times.ts'

type Duration = (typeof meetingDurations)[number]
type Picked = { date: string; time: string; duration: Duration; timezone: MeetingTimeZone }

const untouched: Picked = {
  date: '',
  time: '',
  duration: meetingDurations[1],
  timezone: meetingTimeZones[0],
}

const rangeIn = (timezone: MeetingTimeZone): Range => {
  const earliest = earliestDate(Date.now(), timezone)
  return { earliest, latest: daysAfter(earliest, bookableDays - 1) }
}

/**
 * The chosen time, at first in this time zone. A date or time that is no longer available (another time zone, another
 * visitor) is deselected.
 */
export const useMeetingTime = (startsIn: MeetingTimeZone = untouched.timezone) => {
  const [picked, setPicked] = useState({ ...untouched, timezone: startsIn })
  const closures = useClosures()
  const { timezone, duration } = picked
  const date = isBookableDate(picked.date, Date.now(), timezone) ? picked.date : ''
  const free = useFreeTimes(date, timezone)
  const time = free.status === 'loaded' && free.times.includes(picked.time) ? picked.time : ''
  return {
    date,
    time,
    duration,
    timezone,
    free,
    closures,
    range: rangeIn(timezone),
    isComplete: Boolean(date && time),
    pick: (part: Partial<Picked>) => setPicked({ ...picked, ...part }),
  }
}

export type MeetingTime = ReturnType<typeof useMeetingTime>

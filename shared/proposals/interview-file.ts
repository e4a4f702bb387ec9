import { type CalendarFile, calendarFile } from '../calendar-file.ts'
import { interviewMinutes } from './interview-time.ts'

type Interview = {
  /** Of the event, for one of its two sides. */
  id: string
  interviewAt: string
  videoLink: string | null
  summary: string
  /** When it was booked or called off, or a later instant at which the file is made. */
  changedAt: string
  site: string
  /** The address of the side in whose calendar it is removed; absent as long as it is to be held. */
  cancelledFor?: string | undefined
}

/** An interview as a calendar file. Of two, a calendar uses the later one: other times may have been asked for in between. */
export const interviewFile = ({ interviewAt, videoLink, changedAt, ...event }: Interview): CalendarFile =>
  calendarFile({
    ...event,
    ...{ changedAt, sequence: Math.floor(Date.parse(changedAt) / 1_000) },
    ...{ startsAt: interviewAt, minutes: interviewMinutes, videoLink: videoLink ?? undefined },
  })

import type * as z from 'zod/mini'
import { brand } from '#shared/brand.ts'
import { type CalendarFile, calendarFile } from '#shared/calendar-file.ts'
import { type Language, locales } from '#shared/contract/language.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import type { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { fill } from '#shared/phrases/fill.ts'
import { mailPhrases } from '../platform/mail/phrases.ts'

export type StoredMeeting = z.infer<typeof meetingEntity.item>

/** The instant of the booking, or of the last change. */
const lastChangeOf = ({ createdAt, changedAt = createdAt }: StoredMeeting): string => changedAt

/** About when a mail about it is written: the latest that has happened to it. */
const lastEventOf = ({ createdAt, confirmedAt, last }: StoredMeeting): string =>
  [last?.at, confirmedAt].reduce<string>((last, at = last) => (at > last ? at : last), createdAt)

type Clock = { timeZone: string; language: Language }

/** A time as a wall clock shows it; with the year if it is not that of the mail. */
export const wallTime = (
  meeting: StoredMeeting,
  { timeZone, language }: Clock,
  instant = meeting.startsAt,
): string => {
  const yearOf = (moment: string) => wallClockAt(Date.parse(moment), timeZone).date.slice(0, 4)
  return new Date(instant).toLocaleString(locales[language], {
    timeZone,
    ...(yearOf(instant) !== yearOf(lastEventOf(meeting)) && { year: 'numeric' }),
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** A time in the visitor's time zone and language. */
export const visitorTime = (meeting: StoredMeeting, instant?: string): string =>
  wallTime(meeting, { timeZone: meeting.timezone, language: meeting.language }, instant)

/** The calendar file of a meeting as it is now, for one of its people. */
export const calendarOf = (meeting: StoredMeeting, site: string, recipient: string): CalendarFile => {
  const { id, sequence, startsAt, duration, videoLink, cancelledAt, language } = meeting
  return calendarFile({
    id,
    changedAt: lastChangeOf(meeting),
    sequence,
    startsAt,
    minutes: Number.parseInt(duration, 10),
    summary: fill(mailPhrases(language).booking_confirmation.event, { brand: brand.name }),
    site,
    videoLink,
    cancelledFor: cancelledAt && recipient,
  })
}

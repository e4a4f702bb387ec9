import * as z from 'zod/mini'
import { brand } from '#shared/brand.ts'
import { type Language, language } from '#shared/contract/language.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { meetingDurations, meetingTimeZone } from '#shared/meetings/meeting.ts'
import { fill } from '#shared/phrases/fill.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'
import { calendarFile } from './calendar.ts'

/** A meeting as its stream carries it. */
export const meeting = z.object({
  PK: z.string(),
  id: z.string(),
  language,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobile: z.nullable(z.string()),
  company: z.string(),
  startsAt: z.string(),
  createdAt: z.string(),
  /** How often an operator has changed it, and when last. */
  sequence: z._default(z.number(), 0),
  changedAt: z.optional(z.string()),
  cancelledAt: z.optional(z.string()),
  cancelReason: z.optional(z.string()),
  duration: z.enum(meetingDurations),
  timezone: meetingTimeZone,
  description: z.string(),
  participants: z.nullable(z.array(z.string())),
})

export type Meeting = z.infer<typeof meeting>

/** The instant from which on a mail speaks: that of the booking, or of the last change. */
const saidAt = ({ createdAt, changedAt = createdAt }: Meeting): string => changedAt

type Clock = { timeZone: string; locale: Language }

/** A time as a wall clock shows it; with its year, where that is not the one in which it is said. */
export const wallTime = (found: Meeting, { timeZone, locale }: Clock, instant = found.startsAt): string => {
  const yearOf = (moment: string) => wallClockAt(Date.parse(moment), timeZone).date.slice(0, 4)
  return new Date(instant).toLocaleString(locale === 'en' ? 'en-GB' : 'sv-SE', {
    timeZone,
    ...(yearOf(instant) !== yearOf(saidAt(found)) && { year: 'numeric' }),
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** On the clock of whoever booked, in their language. */
export const theirTime = (found: Meeting, instant?: string): string =>
  wallTime(found, { timeZone: found.timezone, locale: found.language }, instant)

/** The calendar file of a meeting as it stands now. */
export const calendarOf = (found: Meeting, site: string) => {
  const { id, sequence, startsAt, duration, email, cancelledAt } = found
  const summary = fill(mailPhrases(found.language).meeting_confirmation.event, { brand: brand.name })
  const cancelledFor = cancelledAt && email
  const minutes = Number.parseInt(duration, 10)
  return calendarFile({
    id,
    changedAt: saidAt(found),
    sequence,
    startsAt,
    minutes,
    summary,
    site,
    cancelledFor,
  })
}

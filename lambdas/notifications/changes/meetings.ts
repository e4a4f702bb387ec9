import * as z from 'zod/mini'
import { brand } from '#shared/brand.ts'
import { type Language, language } from '#shared/contract/language.ts'
import { meetingDurations, meetingTimeZone } from '#shared/meetings/meeting.ts'
import { fill } from '#shared/phrases/fill.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'
import { confirmationMail } from '../../platform/mail/templates/confirmation.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { calendarFile } from './calendar.ts'
import { facts, factsForSender } from './facts.ts'
import { type Addresses, filledNotice, swedishTime } from './operator.ts'

const meeting = z.object({
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
  duration: z.enum(meetingDurations),
  timezone: meetingTimeZone,
  description: z.string(),
  participants: z.nullable(z.array(z.string())),
})

type Meeting = z.infer<typeof meeting>

const wallTime = (startsAt: string, timeZone: string, locale: Language): string =>
  new Date(startsAt).toLocaleString(locale === 'en' ? 'en-GB' : 'sv-SE', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })

/** What was booked, the time on the visitor's own clock. */
const booked = (found: Meeting, theirs: Language) => ({
  when: wallTime(found.startsAt, found.timezone, theirs),
  timezone: found.timezone,
  duration: theirs === 'en' ? found.duration.replace('minuter', 'minutes') : found.duration,
  name: `${found.firstName} ${found.lastName}`,
  email: found.email,
  mobile: found.mobile,
  company: found.company,
  participants: found.participants?.join(', ') ?? null,
  description: found.description,
})

const confirmation = (found: Meeting, site: string) => {
  const { language: theirs, timezone, id, createdAt, startsAt } = found
  const words = mailPhrases(theirs).meeting_confirmation
  const when = wallTime(startsAt, timezone, theirs)
  const summary = fill(words.event, { brand: brand.name })
  const minutes = Number.parseInt(found.duration, 10)
  return confirmationMail({
    language: theirs,
    words,
    values: { when },
    // Whoever they are, their names are the visitor's own words.
    facts: factsForSender(theirs, {
      ...booked(found, theirs),
      participants: found.participants?.length ?? null,
    }),
    calendar: calendarFile({ id, createdAt, startsAt, minutes, summary, site }),
  })
}

/** A booked meeting: the operator sees it in Swedish time, the visitor in the zone they chose, with a calendar file. */
export const meetingNotices = ({ after }: Change, { siteOrigin, operator }: Addresses): Notice[] => {
  const found = meeting.parse(after)
  const { PK: source, company, email, startsAt, createdAt } = found
  const when = wallTime(startsAt, 'Europe/Stockholm', 'sv')
  return [
    {
      source,
      template: 'meeting_notice',
      recipient: operator,
      compose: () =>
        filledNotice(
          sv.meeting_notice,
          { company, when },
          facts('sv', { whenHere: when, ...booked(found, 'sv'), at: swedishTime(createdAt) }),
          email,
        ),
    },
    {
      source,
      template: 'meeting_confirmation',
      recipient: email,
      compose: () => confirmation(found, siteOrigin),
    },
  ]
}

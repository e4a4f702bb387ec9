import type { Language } from '#shared/contract/language.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'
import { confirmationMail } from '../../platform/mail/templates/confirmation.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { facts, factsForSender } from './facts.ts'
import { calendarOf, type Meeting, meeting, theirTime, wallTime } from './meeting-times.ts'
import { type Addresses, filledNotice, swedishTime } from './operator.ts'

/** What was booked, the time on the visitor's own clock. */
const booked = (found: Meeting, theirs: Language) => ({
  when: wallTime(found, { timeZone: found.timezone, locale: theirs }),
  timezone: found.timezone,
  duration: theirs === 'en' ? found.duration.replace('minuter', 'minutes') : found.duration,
  name: `${found.firstName} ${found.lastName}`,
  email: found.email,
  mobile: found.mobile,
  company: found.company,
  participants: found.participants?.join(', ') ?? null,
  description: found.description,
})

const confirmation = (found: Meeting, site: string) =>
  confirmationMail({
    language: found.language,
    words: mailPhrases(found.language).meeting_confirmation,
    values: { when: theirTime(found) },
    // Whoever they are, their names are the visitor's own words.
    facts: factsForSender(found.language, {
      ...booked(found, found.language),
      participants: found.participants?.length ?? null,
    }),
    calendar: calendarOf(found, site),
  })

/** What an operator has changed: whoever booked is told, with the calendar file that replaces the former one. */
const changed = (before: Meeting, found: Meeting, site: string): Notice => {
  const { PK, sequence, language: theirs, timezone, email, cancelledAt, cancelReason: reason = null } = found
  const template = cancelledAt ? 'meeting_cancelled' : 'meeting_moved'
  const when = theirTime(found)
  const told = cancelledAt ? { when, reason } : { when, formerly: theirTime(found, before.startsAt) }
  const compose = () =>
    confirmationMail({
      language: theirs,
      words: mailPhrases(theirs)[template],
      values: { when },
      facts: facts(theirs, { ...told, timezone }),
      calendar: calendarOf(found, site),
    })
  return { source: `${PK}#${sequence}`, template, recipient: email, compose }
}

/**
 * A booked meeting: the operator sees it in Swedish time, the visitor in the zone they chose, with a calendar file. One
 * that an operator has moved or cancelled.
 */
export const meetingNotices = ({ before, after }: Change, { siteOrigin, operator }: Addresses): Notice[] => {
  const found = meeting.parse(after)
  if (before) {
    const former = meeting.parse(before)
    // An erasure takes participants out of it, and mails nobody.
    return former.sequence === found.sequence ? [] : [changed(former, found, siteOrigin)]
  }
  const { PK: source, company, email, createdAt } = found
  const when = wallTime(found, { timeZone: 'Europe/Stockholm', locale: 'sv' })
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

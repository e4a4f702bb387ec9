import type { Language } from '#shared/contract/language.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { durations as english } from '#shared/phrases/en/meetings.ts'
import { durations as swedish } from '#shared/phrases/sv/meetings.ts'
import { facts, factsForSender } from '../platform/mail/facts.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { calendarOf, type StoredMeeting, visitorTime, wallTime } from './meeting-times.ts'

const durationIn = (language: Language, { duration }: StoredMeeting): string =>
  (language === 'en' ? english : swedish)[duration]

/** The booking in the reader's language, its time in the visitor's time zone. */
const bookingFacts = (meeting: StoredMeeting, reader: Language) => ({
  when: wallTime(meeting, { timeZone: meeting.timezone, language: reader }),
  timezone: meeting.timezone,
  duration: durationIn(reader, meeting),
  name: `${meeting.firstName} ${meeting.lastName}`,
  email: meeting.email,
  mobile: meeting.mobile,
  company: meeting.company,
  participants: meeting.participants?.join(', ') ?? null,
  description: meeting.description,
})

const mailToOperator = (meeting: StoredMeeting, operator: string): OutgoingMail => {
  const { id, company, email, createdAt } = meeting
  const source = meetingEntity.key({ id }).PK
  const when = wallTime(meeting, { timeZone: 'Europe/Stockholm', language: 'sv' })
  return operatorMail({ source, template: 'meeting_notice', recipient: operator }, () => ({
    values: { company, when },
    facts: { whenHere: when, ...bookingFacts(meeting, 'sv'), at: swedishTime(createdAt) },
    replyTo: email,
  }))
}

const confirmation = (meeting: StoredMeeting, site: string): OutgoingMail => {
  const { id, email: recipient, language, participants } = meeting
  const source = meetingEntity.key({ id }).PK
  return personalMail({ source, template: 'meeting_confirmation', recipient, language }, () => ({
    values: { when: visitorTime(meeting) },
    facts: factsForSender(language, {
      ...bookingFacts(meeting, language),
      // Their number only: the visitor has typed their names.
      participants: participants?.length ?? null,
    }),
    calendar: calendarOf(meeting, site),
  }))
}

/** To the visitor, after an operator has moved or cancelled the meeting; the calendar file replaces the former one. */
const changeMail = (before: StoredMeeting, meeting: StoredMeeting, site: string): OutgoingMail => {
  const { id, sequence, language, timezone, email: recipient, cancelledAt, cancelReason } = meeting
  const template = cancelledAt ? 'meeting_cancelled' : 'meeting_moved'
  const when = visitorTime(meeting)
  const change = cancelledAt
    ? { reason: cancelReason ?? null }
    : { formerly: visitorTime(meeting, before.startsAt) }
  const source = `${meetingEntity.key({ id }).PK}#${sequence}`
  return personalMail({ source, template, recipient, language }, () => ({
    values: { when },
    facts: facts(language, { when, ...change, timezone }),
    calendar: calendarOf(meeting, site),
  }))
}

/** The mails about a meeting: a new one to the operator and the visitor, a moved or cancelled one to the visitor. */
export const meetingMails = (
  { before, after }: Change,
  { siteOrigin, operator }: Addresses,
): OutgoingMail[] => {
  const meeting = meetingEntity.item.parse(after)
  if (!before) return [mailToOperator(meeting, operator), confirmation(meeting, siteOrigin)]
  const former = meetingEntity.item.parse(before)
  // An erasure removes participants, and mails nobody.
  if (former.sequence === meeting.sequence) return []
  return [changeMail(former, meeting, siteOrigin)]
}

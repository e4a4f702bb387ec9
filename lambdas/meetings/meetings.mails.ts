import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { changeMails } from './meeting-change.mails.ts'
import { bookingFacts, factsForBooker, factsForParticipant } from './meeting-facts.ts'
import { meetingPage } from './meeting-links.ts'
import { calendarOf, type StoredMeeting, visitorTime, wallTime } from './meeting-times.ts'
import { participantAddresses } from './participants.ts'

const sourceOf = ({ id }: StoredMeeting): string => meetingEntity.key({ id }).PK

const mailToOperator = (meeting: StoredMeeting, operator: string): OutgoingMail => {
  const { company, email, createdAt } = meeting
  const when = wallTime(meeting, { timeZone: 'Europe/Stockholm', language: 'sv' })
  return operatorMail({ source: sourceOf(meeting), template: 'booking_notice', recipient: operator }, () => ({
    values: { company, when },
    facts: { whenHere: when, ...bookingFacts(meeting, 'sv'), at: swedishTime(createdAt) },
    replyTo: email,
  }))
}

const confirmation = (meeting: StoredMeeting, site: string): OutgoingMail => {
  const { id, email: recipient, language } = meeting
  const envelope = {
    source: sourceOf(meeting),
    template: 'booking_confirmation',
    recipient,
    language,
  } as const
  return personalMail(envelope, async () => ({
    values: { when: visitorTime(meeting) },
    facts: factsForBooker(meeting),
    action: await meetingPage(id, language, site),
    calendar: calendarOf(meeting, site, recipient),
  }))
}

/** To the participants, once the booker has proven by the mailed link to be one whom we may mail for. */
const invitations = (meeting: StoredMeeting, site: string): OutgoingMail[] =>
  participantAddresses(meeting).map(recipient => {
    const { language } = meeting
    const envelope = {
      source: sourceOf(meeting),
      template: 'booking_invitation',
      recipient,
      language,
    } as const
    return personalMail(envelope, () => ({
      values: { when: visitorTime(meeting) },
      facts: factsForParticipant(meeting),
      calendar: calendarOf(meeting, site, recipient),
    }))
  })

/** The mails about a meeting that is stored, or has been changed. An erasure of a participant mails nobody. */
export const meetingMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const { siteOrigin, operator } = addresses
  const meeting = meetingEntity.item.parse(change.after)
  if (!change.before) return [mailToOperator(meeting, operator), confirmation(meeting, siteOrigin)]
  const before = meetingEntity.item.parse(change.before)
  return before.confirmedAt === meeting.confirmedAt
    ? changeMails(change, addresses)
    : invitations(meeting, siteOrigin)
}

import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { facts } from '../platform/mail/facts.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { bookingFacts } from './meeting-facts.ts'
import { meetingPage } from './meeting-links.ts'
import { calendarOf, type StoredMeeting, visitorTime, wallTime } from './meeting-times.ts'
import { participantAddresses } from './participants.ts'

type ChangeTemplate =
  | 'meeting_cancelled'
  | 'meeting_called_off'
  | 'meeting_moved'
  | 'meeting_rescheduled'
  | 'meeting_link'

type Changed = { before: StoredMeeting; meeting: StoredMeeting }

const sourceOf = ({ id, sequence }: StoredMeeting): string => `${meetingEntity.key({ id }).PK}#${sequence}`

const isMoved = ({ before, meeting }: Changed): boolean => before.startsAt !== meeting.startsAt

/** The template for a change. Only a booker whose meeting we changed gets the one that says so. */
const templateOf = (change: Changed, isOurs: boolean): ChangeTemplate => {
  if (change.meeting.cancelledAt) return isOurs ? 'meeting_cancelled' : 'meeting_called_off'
  if (isMoved(change)) return isOurs ? 'meeting_moved' : 'meeting_rescheduled'
  return 'meeting_link'
}

const factsOf = (change: Changed, isOurs: boolean) => {
  const { before, meeting } = change
  const { language, timezone, videoLink = null, cancelReason = null, cancelledAt } = meeting
  return facts(language, {
    when: visitorTime(meeting),
    reason: isOurs ? cancelReason : null,
    formerly: isMoved(change) ? visitorTime(meeting, before.startsAt) : null,
    timezone,
    videoLink: cancelledAt ? null : videoLink,
  })
}

type Reader = { recipient: string; isBooker: boolean }

const changeMail = (change: Changed, { recipient, isBooker }: Reader, site: string): OutgoingMail => {
  const { meeting } = change
  const { id, language } = meeting
  // An item from before bookers could change it has no author.
  const isOurs = isBooker && meeting.changedBy !== 'booker'
  const envelope = { source: sourceOf(meeting), template: templateOf(change, isOurs), recipient, language }
  return personalMail(envelope, async () => ({
    values: { when: visitorTime(meeting) },
    facts: factsOf(change, isOurs),
    action: isBooker ? await meetingPage(id, language, site) : undefined,
    calendar: calendarOf(meeting, site, recipient),
  }))
}

/** To the operator, about what the booker has changed. */
const notice = ({ meeting }: Changed, operator: string): OutgoingMail => {
  const { company, email, cancelledAt } = meeting
  const template = cancelledAt ? 'meeting_cancelled_notice' : 'meeting_moved_notice'
  const when = wallTime(meeting, { timeZone: 'Europe/Stockholm', language: 'sv' })
  return operatorMail({ source: sourceOf(meeting), template, recipient: operator }, () => ({
    values: { company, when },
    facts: { whenHere: when, ...bookingFacts(meeting, 'sv') },
    replyTo: email,
  }))
}

/** The mails about a change: to the booker, to participants who were invited, and to the operator if it was not ours. */
export const changeMails = (change: Changed, { siteOrigin, operator }: Addresses): OutgoingMail[] => {
  const { before, meeting } = change
  const invited = before.confirmedAt ? participantAddresses(meeting) : []
  const readers = [
    { recipient: meeting.email, isBooker: true },
    ...invited.map(recipient => ({ recipient, isBooker: false })),
  ]
  return [
    ...(meeting.changedBy === 'booker' ? [notice(change, operator)] : []),
    ...readers.map(reader => changeMail(change, reader, siteOrigin)),
  ]
}

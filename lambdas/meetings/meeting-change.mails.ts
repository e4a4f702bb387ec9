import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { meetingProcess } from '#shared/meetings/meeting.process.ts'
import { facts } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { type PersonalMailName, personalMail } from '../platform/mail/personal-mail.ts'
import { bookingFacts, factsForParticipant } from './meeting-facts.ts'
import { meetingPage } from './meeting-links.ts'
import { calendarOf, type StoredMeeting, visitorTime, wallTime } from './meeting-times.ts'
import { participantAddresses } from './participants.ts'

type Changed = { before: StoredMeeting; meeting: StoredMeeting }

/** Only the booker reads that it was us: to participants it is the same who moved or cancelled it. */
const asParticipantsRead: Partial<Record<PersonalMailName, PersonalMailName>> = {
  meeting_cancel_visitor: 'meeting_callOff_visitor',
  meeting_move_visitor: 'meeting_reschedule_visitor',
}

const isReminder = ({ last }: StoredMeeting): boolean => last?.name === 'remind'

/** A reminder that came too late: the function was down until the meeting had begun. */
const isTooLate = (meeting: StoredMeeting): boolean =>
  isReminder(meeting) && (meeting.last?.at ?? '') >= meeting.startsAt

const changeFacts = ({ before, meeting }: Changed, isBooker: boolean) => {
  const { language, timezone, videoLink = null, cancelReason = null, cancelledAt } = meeting
  return facts(language, {
    when: visitorTime(meeting),
    reason: isBooker ? cancelReason : null,
    formerly: before.startsAt === meeting.startsAt ? null : visitorTime(meeting, before.startsAt),
    timezone,
    videoLink: cancelledAt ? null : videoLink,
  })
}

type Reader = { recipient: string; isBooker: boolean }

/** The booker, and the participants who were invited. */
const readersOf = (meeting: StoredMeeting): Reader[] => {
  const invited = meeting.confirmedAt ? participantAddresses(meeting) : []
  return [
    { recipient: meeting.email, isBooker: true },
    ...invited.map(recipient => ({ recipient, isBooker: false })),
  ]
}

type Envelope = { source: string; template: PersonalMailName }

const mailTo = (
  { recipient, isBooker }: Reader,
  { source, template: forBooker }: Envelope,
  changed: Changed,
  site: string,
): OutgoingMail => {
  const { meeting } = changed
  const { id, language } = meeting
  const template = isBooker ? forBooker : (asParticipantsRead[forBooker] ?? forBooker)
  return personalMail({ source, template, recipient, language }, async () => ({
    values: { when: visitorTime(meeting) },
    facts: isReminder(meeting) ? factsForParticipant(meeting) : changeFacts(changed, isBooker),
    action: isBooker ? await meetingPage(id, language, site) : undefined,
    calendar: calendarOf(meeting, site, recipient),
  }))
}

const noticeContent = (meeting: StoredMeeting) => {
  const { id, company, email, last } = meeting
  const when = wallTime(meeting, { timeZone: 'Europe/Stockholm', language: 'sv' })
  const command = last?.name === 'ask' ? `npm run operator -- meetings no-show ${id}` : null
  return {
    values: { company, when },
    facts: { whenHere: when, ...bookingFacts(meeting, 'sv'), command },
    replyTo: email,
  }
}

/** The mails about what has become of a meeting: to its people and to the operator, as its process says. */
export const changeMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const meeting = meetingEntity.item.parse(change.after)
  if (isTooLate(meeting)) return []
  const before = meetingEntity.item.parse(change.before)
  return moveMails(meetingProcess, change, addresses, {
    operator: envelope => operatorMail(envelope, () => noticeContent(meeting)),
    visitor: envelope =>
      readersOf(meeting).map(reader => mailTo(reader, envelope, { before, meeting }, addresses.siteOrigin)),
  })
}

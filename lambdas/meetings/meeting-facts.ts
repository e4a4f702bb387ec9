import type { Language } from '#shared/contract/language.ts'
import { durations as english } from '#shared/phrases/en/meetings.ts'
import { durations as swedish } from '#shared/phrases/sv/meetings.ts'
import { factsForSender } from '../platform/mail/facts.ts'
import { type StoredMeeting, wallTime } from './meeting-times.ts'

const durationIn = (language: Language, { duration }: StoredMeeting): string =>
  (language === 'en' ? english : swedish)[duration]

const nameOf = ({ firstName, lastName }: StoredMeeting): string => `${firstName} ${lastName}`

/** The time in the visitor's time zone and the reader's language, and where the meeting is held. */
const timeFacts = (meeting: StoredMeeting, reader: Language) => ({
  when: wallTime(meeting, { timeZone: meeting.timezone, language: reader }),
  timezone: meeting.timezone,
  duration: durationIn(reader, meeting),
  videoLink: meeting.videoLink ?? null,
})

/** The whole booking in the reader's language. */
export const bookingFacts = (meeting: StoredMeeting, reader: Language) => ({
  ...timeFacts(meeting, reader),
  name: nameOf(meeting),
  email: meeting.email,
  mobile: meeting.mobile,
  company: meeting.company,
  participants: meeting.participants?.join(', ') ?? null,
  description: meeting.description,
})

/** What the booker reads in the confirmation; of the participants their number only: their names were typed. */
export const factsForBooker = (meeting: StoredMeeting) =>
  factsForSender(meeting.language, {
    ...bookingFacts(meeting, meeting.language),
    participants: meeting.participants?.length ?? null,
  })

/** What a participant reads: when and where it is, and who booked it. */
export const factsForParticipant = (meeting: StoredMeeting) =>
  factsForSender(meeting.language, {
    ...timeFacts(meeting, meeting.language),
    bookedBy: nameOf(meeting),
    company: meeting.company,
  })

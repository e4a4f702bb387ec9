import type * as z from 'zod/mini'
import type { bookMeeting as bookMeetingEndpoint } from '#shared/meetings/book-meeting.ts'
import { isBookableDate, slotsOn } from '#shared/meetings/slots.ts'
import { Failure } from '../platform/failure.ts'

type Submitted = z.output<(typeof bookMeetingEndpoint)['body']>

/** A meeting as it is stored; the instant in UTC, date and time as the visitor chose them in their zone. */
export type Meeting = Omit<Submitted, 'proof' | 'website'> & {
  id: string
  startsAt: string
  createdAt: string
  suspect: boolean
}

/** What the use case needs of the store. */
export type Meetings = {
  /** Takes a seat at the meeting's instant; throws `meeting_slot_taken` if all are taken. */
  book: (meeting: Meeting) => Promise<void>
  /** Stores a robot's booking apart; takes no seat. */
  keepSuspect: (meeting: Meeting) => Promise<void>
}

/** The instant of the chosen slot; throws for a day without meetings or a time without a slot. */
const chosenInstant = ({ meetingDate, meetingTime, timezone }: Submitted, now: number): number => {
  if (!isBookableDate(meetingDate, now, timezone)) {
    throw new Failure('invalid_fields', { fields: { meetingDate: 'invalid' } })
  }
  const slot = slotsOn(meetingDate, timezone, now).find(({ time }) => time === meetingTime)
  if (!slot) throw new Failure('invalid_fields', { fields: { meetingTime: 'invalid' } })
  return slot.startsAt
}

/** Books a meeting in the chosen slot if it is still free. */
export const bookMeeting = async (
  submitted: Submitted,
  { meetings, id, now }: { meetings: Meetings; id: string; now: number },
): Promise<{ id: string; startsAt: string }> => {
  const startsAt = new Date(chosenInstant(submitted, now)).toISOString()
  const { proof: _, website, participants, ...fields } = submitted
  const meeting = {
    ...fields,
    participants: participants?.length ? participants : null,
    id,
    startsAt,
    createdAt: new Date(now).toISOString(),
    suspect: Boolean(website),
  }
  await (meeting.suspect ? meetings.keepSuspect(meeting) : meetings.book(meeting))
  return { id, startsAt }
}

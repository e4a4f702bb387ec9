import type * as z from 'zod/mini'
import type { bookMeeting as bookMeetingEndpoint } from '#shared/meetings/book-meeting.ts'
import type { Agenda } from '#shared/meetings/slots.ts'
import { chosenInstant } from './chosen-time.ts'

type Submitted = z.output<(typeof bookMeetingEndpoint)['body']>

/** A meeting as it is stored; the instant in UTC, date and time as the visitor chose them in their zone. */
export type Meeting = Omit<Submitted, 'proof' | 'website'> & {
  id: string
  startsAt: string
  createdAt: string
  suspect: boolean
  videoLink?: string | undefined
}

/** What the use case needs of the store. */
export type Meetings = {
  /** Takes a seat at the meeting's instant; throws `meeting_slot_taken` if all are taken. */
  book: (meeting: Meeting) => Promise<void>
  /** Stores a robot's booking apart; takes no seat. */
  keepSuspect: (meeting: Meeting) => Promise<void>
}

type Context = { meetings: Meetings; id: string; agenda: Agenda; videoLink: string | undefined }

/** Books a meeting in the chosen slot if it is still free. */
export const bookMeeting = async (
  submitted: Submitted,
  { meetings, id, agenda, videoLink }: Context,
): Promise<{ id: string; startsAt: string }> => {
  const startsAt = chosenInstant(submitted, agenda)
  const { proof: _, website, participants, ...fields } = submitted
  const meeting = {
    ...fields,
    participants: participants?.length ? participants : null,
    id,
    startsAt,
    createdAt: new Date(agenda.now).toISOString(),
    suspect: Boolean(website),
  }
  if (meeting.suspect) await meetings.keepSuspect(meeting)
  else await meetings.book({ ...meeting, videoLink })
  return { id, startsAt }
}

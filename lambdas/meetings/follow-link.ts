import * as z from 'zod/mini'
import type { MeetingView } from '#shared/meetings/follow-link.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import type { Agenda } from '#shared/meetings/slots.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { Failure } from '../platform/failure.ts'
import { bookedMeeting } from './booked-meeting.ts'
import { type ChosenTime, chosenInstant } from './chosen-time.ts'
import { participantAddresses } from './participants.ts'

/** A meeting, as far as the holder of its link is concerned. */
export const linkedMeeting = z.extend(bookedMeeting, {
  ...z.pick(meetingEntity.item, { email: true, participants: true, duration: true, confirmedAt: true }).shape,
})

export type LinkedMeeting = z.infer<typeof linkedMeeting>

/** What the use cases need of the store. A write returns false if the meeting changed in the meantime. */
export type LinkedMeetings = {
  find: (id: string) => Promise<LinkedMeeting | null>
  confirm: (meeting: LinkedMeeting) => Promise<boolean>
  cancel: (meeting: LinkedMeeting) => Promise<boolean>
  /** The number of a free seat at that instant; null if all are taken. */
  freeSeat: (startsAt: string) => Promise<number | null>
  move: (meeting: LinkedMeeting, to: { startsAt: string; seat: number }) => Promise<boolean>
}

/** The meeting that a token was signed for; null if we did not sign it. */
export type Followed = { id: string | null; meetings: LinkedMeetings; now: number }

const isOver = ({ startsAt }: LinkedMeeting, now: number): boolean => Date.parse(startsAt) <= now

const stateOf = (meeting: LinkedMeeting, now: number): MeetingView['state'] => {
  if (meeting.cancelledAt) return 'cancelled'
  return isOver(meeting, now) ? 'over' : 'booked'
}

const viewOf = (meeting: LinkedMeeting, now: number): MeetingView => ({
  state: stateOf(meeting, now),
  sequence: meeting.sequence,
  startsAt: meeting.startsAt,
  timezone: meeting.timezone,
  duration: meeting.duration,
  confirmed: meeting.confirmedAt !== undefined,
  invitees: participantAddresses(meeting).length,
  videoLink: meeting.videoLink ?? null,
})

const linked = async ({ id, meetings }: Followed): Promise<LinkedMeeting> => {
  const meeting = id === null ? null : await meetings.find(id)
  if (!meeting || meeting.suspect) throw new Failure('not_found')
  return meeting
}

/** Throws unless the meeting is still ahead and as the page showed it. */
const requireUnchanged = (meeting: LinkedMeeting, sequence: number, now: number): void => {
  if (stateOf(meeting, now) !== 'booked' || meeting.sequence !== sequence) {
    throw new Failure('meeting_changed')
  }
}

/** The meeting as it is now; an old link shows its present state. */
export const readMeeting = async (followed: Followed): Promise<MeetingView> =>
  viewOf(await linked(followed), followed.now)

/** Confirms the meeting, which invites its participants; doing it again changes nothing. */
export const confirmMeeting = async (followed: Followed): Promise<MeetingView> => {
  await untilWritten(async () => {
    const meeting = await linked(followed)
    if (meeting.confirmedAt) return null
    requireUnchanged(meeting, meeting.sequence, followed.now)
    return () => followed.meetings.confirm(meeting)
  })
  return readMeeting(followed)
}

/** Cancels the meeting as the page showed it; doing it again changes nothing. */
export const cancelByLink = async (
  { sequence }: { sequence: number },
  followed: Followed,
): Promise<MeetingView> => {
  await untilWritten(async () => {
    const meeting = await linked(followed)
    if (meeting.cancelledAt) return null
    requireUnchanged(meeting, sequence, followed.now)
    return () => followed.meetings.cancel(meeting)
  })
  return readMeeting(followed)
}

type Move = ChosenTime & { sequence: number }

/**
 * Moves the meeting as the page showed it to another free slot; doing it again changes nothing. `count` throws
 * `rate_limited` once the meeting has been moved too often.
 */
export const moveByLink = async (
  { sequence, ...chosen }: Move,
  followed: Followed,
  { agenda, count }: { agenda: Agenda; count: () => Promise<void> },
): Promise<MeetingView> => {
  const startsAt = chosenInstant(chosen, agenda)
  await untilWritten(async () => {
    const meeting = await linked(followed)
    if (meeting.startsAt === startsAt && !meeting.cancelledAt) return null
    requireUnchanged(meeting, sequence, followed.now)
    const seat = await followed.meetings.freeSeat(startsAt)
    if (seat === null) throw new Failure('meeting_slot_taken')
    await count()
    return () => followed.meetings.move({ ...meeting, timezone: chosen.timezone }, { startsAt, seat })
  })
  return readMeeting(followed)
}

import * as z from 'zod/mini'
import type { MeetingView } from '#shared/meetings/follow-link.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import type { Agenda } from '#shared/meetings/slots.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { Failure } from '../platform/failure.ts'
import { bookedMeeting } from './booked-meeting.ts'
import type { Place } from './change-meeting.ts'
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
  /** Where the meeting can be held at that instant; null if all seats are taken. */
  findPlace: (meeting: LinkedMeeting, startsAt: string) => Promise<Place | null>
  move: (meeting: LinkedMeeting, to: Place) => Promise<boolean>
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

/** What is decided about a meeting: how its page shows it once it is written, and the write. */
type Decision = { after: Partial<LinkedMeeting>; write: () => Promise<boolean> }

/** Changes a meeting as `decide` says, null for a change that was made before; returns how it is then. */
const change = async (
  followed: Followed,
  decide: (meeting: LinkedMeeting) => Promise<Decision | null> | Decision | null,
): Promise<MeetingView> => {
  let view: MeetingView | undefined
  await untilWritten(async () => {
    const meeting = await linked(followed)
    const decision = await decide(meeting)
    // Reading it again would let the visitor wait for the table once more.
    view = viewOf({ ...meeting, ...decision?.after }, followed.now)
    return decision ? decision.write : null
  })
  return view as MeetingView
}

/** Confirms the meeting, which invites its participants; doing it again changes nothing. */
export const confirmMeeting = (followed: Followed): Promise<MeetingView> =>
  change(followed, meeting => {
    if (meeting.confirmedAt) return null
    requireUnchanged(meeting, meeting.sequence, followed.now)
    const confirmedAt = new Date(followed.now).toISOString()
    return { after: { confirmedAt }, write: () => followed.meetings.confirm(meeting) }
  })

/** Cancels the meeting as the page showed it; doing it again changes nothing. */
export const cancelByLink = ({ sequence }: { sequence: number }, followed: Followed): Promise<MeetingView> =>
  change(followed, meeting => {
    if (meeting.cancelledAt) return null
    requireUnchanged(meeting, sequence, followed.now)
    const cancelledAt = new Date(followed.now).toISOString()
    const after = { cancelledAt, sequence: sequence + 1 }
    return { after, write: () => followed.meetings.cancel(meeting) }
  })

type Move = ChosenTime & { sequence: number }

/**
 * Moves the meeting as the page showed it to another free slot; doing it again changes nothing. `count` throws
 * `rate_limited` once the meeting has been moved too often.
 */
export const moveByLink = async (
  { sequence, ...chosen }: Move,
  followed: Followed,
  { agenda, count }: { agenda: Promise<Agenda>; count: () => Promise<void> },
): Promise<MeetingView> => {
  // The first read of the meeting need not wait for the calendar.
  agenda.catch(() => undefined)
  return change(followed, async meeting => {
    const startsAt = chosenInstant(chosen, await agenda)
    if (meeting.startsAt === startsAt && !meeting.cancelledAt) return null
    requireUnchanged(meeting, sequence, followed.now)
    const place = await followed.meetings.findPlace(meeting, startsAt)
    if (!place) throw new Failure('meeting_slot_taken')
    await count()
    const { timezone } = chosen
    return {
      after: { startsAt, timezone, sequence: sequence + 1 },
      write: () => followed.meetings.move({ ...meeting, timezone }, place),
    }
  })
}

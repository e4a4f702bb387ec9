import type { meetingCommands } from '#shared/meetings/meetings.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { BookedMeeting } from './booked-meeting.ts'
import { stateOfMeeting } from './meeting-life.ts'
import { parseInstant } from './typed-instant.ts'

/** A free seat for a meeting that is moved, and the key of the one it has now, if any. */
export type Place = { startsAt: string; seat: number; former: { PK: string; SK: string } | null }

/** What the use cases need of the store. A write returns false if the data changed in the meantime. */
export type MeetingChanges = {
  find: (id: string) => Promise<BookedMeeting | null>
  /** Where the meeting can be held at that instant; null if all seats are taken. */
  findPlace: (meeting: BookedMeeting, startsAt: string) => Promise<Place | null>
  /** Frees the seat of the meeting and stores the reason. */
  cancel: (meeting: BookedMeeting, reason: string) => Promise<boolean>
  /** Takes a seat at another instant and frees the former one. */
  move: (meeting: BookedMeeting, to: Place) => Promise<boolean>
  setVideoLink: (meeting: BookedMeeting, url: string) => Promise<boolean>
  noteHeld: (meeting: BookedMeeting) => Promise<boolean>
  noteNoShow: (meeting: BookedMeeting) => Promise<boolean>
}

type Context = { meetings: MeetingChanges; now: string }

const findBooked = async (id: string, { meetings }: Context): Promise<BookedMeeting> => {
  const meeting = await meetings.find(id)
  if (!meeting) throw new Refusal('There is no such meeting.')
  if (meeting.suspect) throw new Refusal('A robot booked it: it takes nobody’s time.')
  return meeting
}

const requireFuture = (startsAt: string, now: string): void => {
  if (startsAt <= now) throw new Refusal('That time is in the past.')
}

const requireHeld = ({ cancelledAt }: BookedMeeting): void => {
  if (cancelledAt) throw new Refusal('The meeting was cancelled, and the booker got a mail.')
}

/** Cancels a future meeting. Throws a refusal if there is none, or if it is over. */
export const cancelMeeting = (
  { id, reason }: InputOf<(typeof meetingCommands)['meetings cancel']>,
  context: Context,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const meeting = await findBooked(id, context)
    if (meeting.cancelledAt) return null
    requireFuture(meeting.startsAt, context.now)
    return () => context.meetings.cancel(meeting, reason)
  })

/** Moves a future meeting. Throws a refusal if it was cancelled or is over, or if the new time is past or taken. */
export const moveMeeting = async (
  { id, to }: InputOf<(typeof meetingCommands)['meetings move']>,
  context: Context,
): Promise<{ changed: boolean }> => {
  const startsAt = parseInstant(to)
  return untilWritten(async () => {
    const meeting = await findBooked(id, context)
    requireHeld(meeting)
    if (meeting.startsAt === startsAt) return null
    requireFuture(meeting.startsAt, context.now)
    requireFuture(startsAt, context.now)
    const place = await context.meetings.findPlace(meeting, startsAt)
    if (!place) throw new Refusal('That time is taken.')
    return () => context.meetings.move(meeting, place)
  })
}

/** Sets the video link of a future meeting. Throws a refusal if it was cancelled or is over. */
export const linkMeeting = (
  { id, url }: InputOf<(typeof meetingCommands)['meetings link']>,
  context: Context,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const meeting = await findBooked(id, context)
    requireHeld(meeting)
    if (meeting.videoLink === url) return null
    requireFuture(meeting.startsAt, context.now)
    return () => context.meetings.setVideoLink(meeting, url)
  })

/** Notes what has become of a meeting. Throws a refusal if it was cancelled, has not begun, or was noted otherwise. */
const note = (
  id: string,
  context: Context,
  as: { state: 'held' | 'missed'; write: (meeting: BookedMeeting) => Promise<boolean> },
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const meeting = await findBooked(id, context)
    requireHeld(meeting)
    if (stateOfMeeting(meeting) === as.state) return null
    if (meeting.startsAt > context.now) throw new Refusal('The meeting has not begun.')
    return () => as.write(meeting)
  })

/** Notes that a meeting was held, which ends the question. */
export const noteHeld = (
  { id }: InputOf<(typeof meetingCommands)['meetings held']>,
  context: Context,
): Promise<{ changed: boolean }> => note(id, context, { state: 'held', write: context.meetings.noteHeld })

/** Notes that nobody came. */
export const noteNoShow = (
  { id }: InputOf<(typeof meetingCommands)['meetings no-show']>,
  context: Context,
): Promise<{ changed: boolean }> => note(id, context, { state: 'missed', write: context.meetings.noteNoShow })

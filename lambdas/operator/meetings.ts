import { instantOf } from '#shared/contract/time-zone.ts'
import type { InputOf } from '#shared/operator/commands.ts'
import { type Operation, Refusal } from './run.ts'
import { untilWritten } from './until-written.ts'

/** A meeting as an operator changes it; `sequence` counts the changes, as its calendar file does. */
export type Booked = {
  id: string
  startsAt: string
  timezone: string
  sequence: number
  suspect: boolean
  cancelledAt?: string | undefined
}

/** What the use cases need of the store. A write is false where something came between. */
export type Meetings = {
  find: (id: string) => Promise<Booked | null>
  /** The number of a seat that nobody has at that instant; null where all are taken. */
  freeSeat: (startsAt: string) => Promise<number | null>
  /** Frees the time of a meeting and notes the reason. */
  cancel: (meeting: Booked, reason: string) => Promise<boolean>
  /** Takes a seat at another instant and frees the one it had. */
  move: (meeting: Booked, to: { startsAt: string; seat: number }) => Promise<boolean>
}

type Surroundings = { meetings: Meetings; operation: Operation }

const halfHour = 30 * 60_000

const bookedOne = async (id: string, { meetings }: Surroundings): Promise<Booked> => {
  const meeting = await meetings.find(id)
  if (!meeting) throw new Refusal('There is no such meeting.')
  if (meeting.suspect) throw new Refusal('A robot sent it: it takes nobody’s time.')
  return meeting
}

const ensureAhead = ({ startsAt }: { startsAt: string }, { at }: Operation): void => {
  if (startsAt <= at) throw new Refusal('That time is over.')
}

/** Cancels a meeting that is still to come. Throws a refusal for one that is not there or over. */
export const cancelMeeting = (
  { id, reason }: InputOf<'meetings cancel'>,
  surroundings: Surroundings,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const meeting = await bookedOne(id, surroundings)
    if (meeting.cancelledAt) return null
    ensureAhead(meeting, surroundings.operation)
    return () => surroundings.meetings.cancel(meeting, reason)
  })

/** What was typed as an instant; without a zone it is what Swedish clocks show. */
const wantedInstant = (typed: string): string => {
  const hasZone = /(Z|[+-]\d{2}:\d{2})$/.test(typed)
  const [date = '', time = ''] = typed.split('T')
  const instant = hasZone
    ? Date.parse(typed)
    : instantOf({ date, time: time.slice(0, 5) }, 'Europe/Stockholm')
  if (instant === null || Number.isNaN(instant)) throw new Refusal('No clock shows that time.')
  if (instant % halfHour !== 0) throw new Refusal('Meetings begin at full and half hours.')
  return new Date(instant).toISOString()
}

/**
 * Moves a meeting that is still to come. Throws a refusal where it was cancelled or is over, and where the new time is
 * over or taken.
 */
export const moveMeeting = async (
  { id, to }: InputOf<'meetings move'>,
  surroundings: Surroundings,
): Promise<{ changed: boolean }> => {
  const startsAt = wantedInstant(to)
  return untilWritten(async () => {
    const meeting = await bookedOne(id, surroundings)
    if (meeting.cancelledAt) throw new Refusal('It was cancelled, and the booker told.')
    if (meeting.startsAt === startsAt) return null
    ensureAhead(meeting, surroundings.operation)
    ensureAhead({ startsAt }, surroundings.operation)
    const seat = await surroundings.meetings.freeSeat(startsAt)
    if (seat === null) throw new Refusal('That time is taken.')
    return () => surroundings.meetings.move(meeting, { startsAt, seat })
  })
}

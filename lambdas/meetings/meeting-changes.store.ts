import { wallClockAt } from '#shared/contract/time-zone.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { type Move, noFamily } from '../platform/process/living.ts'
import { operatorMove, partyMove } from '../platform/process/obstacles.ts'
import { absent, absentOr } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { type BookedMeeting, bookedMeeting } from './booked-meeting.ts'
import type { MeetingChanges, Place } from './change-meeting.ts'
import { type LinkedMeetings, linkedMeeting } from './follow-link.ts'
import { livingMeeting, statedBy } from './meeting-life.ts'
import { findFreeSeat, findSeatOf, freeingSeat, takingSeat } from './seats.store.ts'

/** Who changes a meeting, and when. */
type Author = { changedAt: string; changedBy: 'operator' | 'booker' }

type Moving = (meeting: BookedMeeting, move: Omit<Move, 'by' | 'at'>) => readonly TransactItem[]

/** What a change sets besides that its people are told of: the calendar file counts those. */
const counted = ({ sequence }: BookedMeeting, author: Author) => ({ ...author, sequence: sequence + 1 })

const findPlace = async (
  meeting: BookedMeeting,
  startsAt: string,
  capacity: number,
): Promise<Place | null> => {
  const [seat, former] = await Promise.all([findFreeSeat(startsAt, capacity), findSeatOf(meeting)])
  return seat === null ? null : { startsAt, seat, former }
}

type Change = { name: string; author: Author; moving: Moving }

const cancelling = async (
  meeting: BookedMeeting,
  { name, author, moving }: Change,
  cancelReason?: string,
): Promise<TransactItem[]> => [
  ...moving(meeting, {
    name,
    set: { ...counted(meeting, author), cancelledAt: author.changedAt, cancelReason },
    about: { startsAt: meeting.startsAt },
  }),
  ...freeingSeat(meeting.id, await findSeatOf(meeting)),
]

const movingTo = (
  meeting: BookedMeeting,
  { startsAt, seat, former }: Place,
  { name, author, moving }: Change,
): TransactItem[] => {
  const { id, timezone } = meeting
  const { date: meetingDate, time: meetingTime } = wallClockAt(Date.parse(startsAt), timezone)
  return [
    ...moving(meeting, {
      name,
      set: { ...counted(meeting, author), startsAt, meetingDate, meetingTime, timezone },
      about: { startsAt: meeting.startsAt, movedTo: startsAt },
      ...statedBy({ startsAt, meetingDate, timezone }, author.changedAt),
    }),
    takingSeat(id, startsAt, seat),
    ...freeingSeat(id, former),
  ]
}

/** The changes of one command; each is one transaction with the seats, what is due and the audit. */
export const meetingChanges = ({ at, by: who }: Operation, capacity: number): MeetingChanges => {
  const author = { changedAt: at, changedBy: 'operator' } as const
  const moving: Moving = (meeting, move) =>
    operatorMove(livingMeeting(meeting), { ...move, at, who }, noFamily)
  return {
    find: id => getItem(meetingEntity.key({ id }), bookedMeeting),
    findPlace: (meeting, startsAt) => findPlace(meeting, startsAt, capacity),
    cancel: async (meeting, reason) =>
      tryTransact(await cancelling(meeting, { name: 'cancel', author, moving }, reason)),
    move: (meeting, to) => tryTransact(movingTo(meeting, to, { name: 'move', author, moving })),
    setVideoLink: (meeting, videoLink) =>
      tryTransact(moving(meeting, { name: 'link', set: { ...counted(meeting, author), videoLink } })),
    noteHeld: meeting => tryTransact(moving(meeting, { name: 'hold' })),
    noteNoShow: meeting => tryTransact(moving(meeting, { name: 'miss', set: { noShowAt: at } })),
  }
}

/** The changes by the mailed link; each is one transaction with the seats and what is due. */
export const linkedMeetings = (changedAt: string, capacity: number): LinkedMeetings => {
  const author = { changedAt, changedBy: 'booker' } as const
  const moving: Moving = (meeting, move) =>
    partyMove(livingMeeting(meeting), { ...move, by: 'visitor', at: changedAt }, noFamily).writes
  return {
    find: id => getItem(meetingEntity.key({ id }), linkedMeeting),
    findPlace: (meeting, startsAt) => findPlace(meeting, startsAt, capacity),
    confirm: ({ id, startsAt, sequence }) =>
      tryTransact([
        update(meetingEntity.key({ id }))
          .set({ confirmedAt: changedAt })
          .expect({
            startsAt,
            cancelledAt: absent,
            confirmedAt: absent,
            sequence: sequence === 0 ? absentOr(0) : sequence,
          }),
      ]),
    cancel: async meeting => tryTransact(await cancelling(meeting, { name: 'callOff', author, moving })),
    move: (meeting, to) => tryTransact(movingTo(meeting, to, { name: 'reschedule', author, moving })),
  }
}

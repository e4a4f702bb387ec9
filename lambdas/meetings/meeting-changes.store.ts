import { wallClockAt } from '#shared/contract/time-zone.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { absent, absentOr } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { type BookedMeeting, bookedMeeting } from './booked-meeting.ts'
import type { MeetingChanges, Place } from './change-meeting.ts'
import { type LinkedMeetings, linkedMeeting } from './follow-link.ts'
import { reminderTime } from './reminder-time.ts'
import { movingReminder } from './reminders.store.ts'
import { findFreeSeat, findSeatOf, freeingSeat, takingSeat } from './seats.store.ts'

/** Who changes a meeting, and when. */
type Author = { changedAt: string; changedBy: 'operator' | 'booker' }

/** A change of a meeting that is as it was read. */
const changing = ({ id, startsAt, sequence }: BookedMeeting) =>
  update(meetingEntity.key({ id })).expect({
    startsAt,
    cancelledAt: absent,
    sequence: sequence === 0 ? absentOr(0) : sequence,
  })

/** A change that is mailed: the table's stream compares the sequence. */
const mailedChange = (meeting: BookedMeeting, author: Author) =>
  changing(meeting).set({ ...author, sequence: meeting.sequence + 1 })

const cancelling = async (meeting: BookedMeeting, author: Author, cancelReason?: string) => [
  mailedChange(meeting, author).set({ cancelledAt: author.changedAt, cancelReason }).remove('remindAt'),
  ...freeingSeat(meeting.id, await findSeatOf(meeting)),
  ...movingReminder(meeting, undefined),
]

const findPlace = async (
  meeting: BookedMeeting,
  startsAt: string,
  capacity: number,
): Promise<Place | null> => {
  const [seat, former] = await Promise.all([findFreeSeat(startsAt, capacity), findSeatOf(meeting)])
  return seat === null ? null : { startsAt, seat, former }
}

const moving = (
  meeting: BookedMeeting,
  { startsAt, seat, former }: Place,
  author: Author,
): TransactItem[] => {
  const { id, timezone } = meeting
  const { date: meetingDate, time: meetingTime } = wallClockAt(Date.parse(startsAt), timezone)
  const remindAt = reminderTime({ meetingDate, timezone }, Date.parse(author.changedAt))
  const moved = mailedChange(meeting, author).set({ startsAt, meetingDate, meetingTime, timezone, remindAt })
  return [
    remindAt ? moved : moved.remove('remindAt'),
    takingSeat(id, startsAt, seat),
    ...freeingSeat(id, former),
    ...movingReminder(meeting, remindAt),
  ]
}

/** The changes of one command; each is one transaction with the seats, the reminder and the audit. */
export const meetingChanges = (operation: Operation, capacity: number): MeetingChanges => {
  const author = { changedAt: operation.at, changedBy: 'operator' } as const
  const auditOf = ({ id, startsAt }: BookedMeeting, about: Record<string, unknown> = {}) =>
    auditItem(operation, meetingEntity.key({ id }).PK, { startsAt, ...about })
  return {
    find: id => getItem(meetingEntity.key({ id }), bookedMeeting),
    findPlace: (meeting, startsAt) => findPlace(meeting, startsAt, capacity),
    cancel: async (meeting, reason) =>
      tryTransact([...(await cancelling(meeting, author, reason)), auditOf(meeting)]),
    move: (meeting, to) =>
      tryTransact([...moving(meeting, to, author), auditOf(meeting, { to: to.startsAt })]),
    setVideoLink: (meeting, videoLink) =>
      tryTransact([mailedChange(meeting, author).set({ videoLink }), auditOf(meeting)]),
    noteNoShow: meeting =>
      tryTransact([
        changing(meeting).set({ noShowAt: operation.at }).expect({ noShowAt: absent }),
        auditOf(meeting),
      ]),
  }
}

/** The changes by the mailed link; each is one transaction with the seats and the reminder. */
export const linkedMeetings = (changedAt: string, capacity: number): LinkedMeetings => {
  const author = { changedAt, changedBy: 'booker' } as const
  return {
    find: id => getItem(meetingEntity.key({ id }), linkedMeeting),
    findPlace: (meeting, startsAt) => findPlace(meeting, startsAt, capacity),
    confirm: meeting =>
      tryTransact([changing(meeting).set({ confirmedAt: changedAt }).expect({ confirmedAt: absent })]),
    cancel: async meeting => tryTransact(await cancelling(meeting, author)),
    move: (meeting, to) => tryTransact(moving(meeting, to, author)),
  }
}

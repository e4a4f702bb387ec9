import * as z from 'zod/mini'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { environment } from '../platform/env/environment.ts'
import { absent } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { keys } from '../platform/table/keys.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { deleteItem, putNew } from '../platform/table/write-items.ts'
import type { BookedMeeting, MeetingChanges } from './change-meeting.ts'

const bookedMeeting = z.object({
  id: z.string(),
  startsAt: z.string(),
  timezone: z.string(),
  sequence: z._default(z.number(), 0),
  suspect: z.boolean(),
  cancelledAt: z.optional(z.string()),
})
const seatItem = z.object({ PK: z.string(), SK: z.string(), meetingId: z.string() })

const seatsAt = (startsAt: string) => queryItems({ partition: { PK: keys.seat(startsAt, 0).PK } }, seatItem)

const findFreeSeat = async (startsAt: string): Promise<number | null> => {
  const taken = new Set((await seatsAt(startsAt)).map(({ SK }) => SK))
  const capacity = Number(environment('MEETING_CAPACITY'))
  const seats = Array.from({ length: capacity }, (_, index) => index + 1)
  return seats.find(seat => !taken.has(keys.seat(startsAt, seat).SK)) ?? null
}

const takingSeat = (meetingId: string, startsAt: string, seat: number): TransactItem =>
  putNew({ ...keys.seat(startsAt, seat), meetingId, ttl: ttlOf('seat') })

/** Frees the seat of a meeting; nothing if it has none. */
const freeingSeat = async ({ id, startsAt }: BookedMeeting): Promise<TransactItem[]> => {
  const seat = (await seatsAt(startsAt)).find(({ meetingId }) => meetingId === id)
  return seat ? [deleteItem({ PK: seat.PK, SK: seat.SK }).expect({ meetingId: id })] : []
}

/** Changes a meeting that is as it was read; the table's stream turns the change into a mail. */
const changing = ({ id, startsAt, sequence }: BookedMeeting, fields: Record<string, string>): TransactItem =>
  update(keys.meeting(id))
    .set({ ...fields, sequence: sequence + 1 })
    .expect({ startsAt, cancelledAt: absent })

/** The changes of one operation; each is one transaction with the seats and the audit. */
export const meetingChanges = (operation: Operation): MeetingChanges => {
  const { at: changedAt } = operation
  const auditOf = ({ id, startsAt }: BookedMeeting, about: Record<string, unknown> = {}) =>
    auditItem(operation, keys.meeting(id).PK, { startsAt, ...about })
  return {
    find: id => getItem(keys.meeting(id), bookedMeeting),
    freeSeat: findFreeSeat,
    cancel: async (meeting, cancelReason) =>
      tryTransact([
        changing(meeting, { cancelledAt: changedAt, changedAt, cancelReason }),
        ...(await freeingSeat(meeting)),
        auditOf(meeting),
      ]),
    move: async (meeting, { startsAt, seat }) => {
      const { date: meetingDate, time: meetingTime } = wallClockAt(Date.parse(startsAt), meeting.timezone)
      return tryTransact([
        changing(meeting, { startsAt, meetingDate, meetingTime, changedAt }),
        takingSeat(meeting.id, startsAt, seat),
        ...(await freeingSeat(meeting)),
        auditOf(meeting, { to: startsAt }),
      ])
    },
  }
}

import * as z from 'zod/mini'
import { emailAddress } from '#shared/contract/email.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { Failure } from '../platform/failure.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { absent } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { personItem } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { transact, transactIf, tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { putItem } from '../platform/table/write-items.ts'
import type { Meeting, Meetings } from './book-meeting.ts'
import type { BookedMeeting, MeetingChanges } from './change-meeting.ts'
import { findFreeSeat, freeingSeat, seatNumbers, takingSeat } from './seats.store.ts'

/** The addresses of the visitor who booked it and of the participants who were entered by address. */
const addressesOf = ({ email, participants }: Meeting): string[] => {
  const named = (participants ?? []).flatMap(participant => emailAddress.safeParse(participant).data ?? [])
  return [...new Set([email, ...named])]
}

const meetingItems = async (meeting: Meeting, receipt: Receipt): Promise<TransactItem[]> => {
  const key = meetingEntity.key({ id: meeting.id })
  const index = meetingEntity.indexKey({ kind: 'meeting', createdAt: meeting.createdAt, id: meeting.id })
  const { id, startsAt } = meeting
  const ttl = ttlOf(meetingEntity)
  const links = addressesOf(meeting).map(email => personItem(email, key, { ttl }))
  return [
    putItem({ ...key, ...index, ...meeting, ttl }),
    ...(await Promise.all(links)),
    receipt({ id, startsAt }),
  ]
}

/** Meetings as one submission books them: seat, meeting and receipt in one transaction. */
export const bookings = (receipt: Receipt, capacity: number): Meetings => ({
  book: async meeting => {
    const items = await meetingItems(meeting, receipt)
    for (const seat of seatNumbers(capacity)) {
      if (await transactIf(takingSeat(meeting.id, meeting.startsAt, seat), items)) return
    }
    throw new Failure('meeting_slot_taken')
  },
  keepSuspect: async meeting => {
    await transact(await meetingItems(meeting, receipt))
  },
})

const bookedMeeting = z.pick(meetingEntity.item, {
  id: true,
  startsAt: true,
  timezone: true,
  sequence: true,
  suspect: true,
  cancelledAt: true,
})

/** Changes a meeting that is as it was read; the table's stream turns the change into a mail. */
const changing = ({ id, startsAt, sequence }: BookedMeeting, fields: Record<string, string>): TransactItem =>
  update(meetingEntity.key({ id }))
    .set({ ...fields, sequence: sequence + 1 })
    .expect({ startsAt, cancelledAt: absent })

/** The changes of one operation; each is one transaction with the seats and the audit. */
export const meetingChanges = (operation: Operation, capacity: number): MeetingChanges => {
  const { at: changedAt } = operation
  const auditOf = ({ id, startsAt }: BookedMeeting, about: Record<string, unknown> = {}) =>
    auditItem(operation, meetingEntity.key({ id }).PK, { startsAt, ...about })
  return {
    find: id => getItem(meetingEntity.key({ id }), bookedMeeting),
    freeSeat: startsAt => findFreeSeat(startsAt, capacity),
    cancel: async (meeting, cancelReason) =>
      tryTransact([
        changing(meeting, { cancelledAt: changedAt, changedAt, cancelReason }),
        ...(await freeingSeat(meeting.id, meeting.startsAt)),
        auditOf(meeting),
      ]),
    move: async (meeting, { startsAt, seat }) => {
      const { date: meetingDate, time: meetingTime } = wallClockAt(Date.parse(startsAt), meeting.timezone)
      return tryTransact([
        changing(meeting, { startsAt, meetingDate, meetingTime, changedAt }),
        takingSeat(meeting.id, startsAt, seat),
        ...(await freeingSeat(meeting.id, meeting.startsAt)),
        auditOf(meeting, { to: startsAt }),
      ])
    },
  }
}

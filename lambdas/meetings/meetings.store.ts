import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { Failure } from '../platform/failure.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { lifeAttributes, schedulingDue } from '../platform/process/living.ts'
import { personItem } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { transact, transactIf } from '../platform/table/transact.ts'
import type { Stored } from '../platform/table/words.ts'
import { putItem } from '../platform/table/write-items.ts'
import type { Meeting, Meetings } from './book-meeting.ts'
import { newMeeting } from './meeting-life.ts'
import { participantAddresses } from './participants.ts'
import { seatNumbers, takingSeat } from './seats.store.ts'

const meetingItems = async (meeting: Meeting, life: Stored, receipt: Receipt): Promise<TransactItem[]> => {
  const key = meetingEntity.key({ id: meeting.id })
  const index = meetingEntity.indexKey({ kind: 'meeting', createdAt: meeting.createdAt, id: meeting.id })
  const { id, startsAt, email } = meeting
  const ttl = ttlOf(meetingEntity)
  const links = [email, ...participantAddresses(meeting)].map(address => personItem(address, key, { ttl }))
  return [
    putItem({ ...key, ...index, ...meeting, ...life, ttl }),
    ...(await Promise.all(links)),
    receipt({ id, startsAt }),
  ]
}

/** Meetings as one submission books them: seat, meeting, what is due of it and receipt in one transaction. */
export const bookings = (receipt: Receipt, capacity: number): Meetings => ({
  book: async meeting => {
    const living = newMeeting(meeting, meeting.createdAt)
    const items = [
      ...(await meetingItems(meeting, lifeAttributes(living), receipt)),
      ...schedulingDue(living),
    ]
    for (const seat of seatNumbers(capacity)) {
      if (await transactIf(takingSeat(meeting.id, meeting.startsAt, seat), items)) return
    }
    throw new Failure('meeting_slot_taken')
  },
  keepSuspect: async meeting => {
    await transact(await meetingItems(meeting, {}, receipt))
  },
})

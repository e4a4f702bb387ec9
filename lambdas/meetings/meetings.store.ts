import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { emailAddress } from '#shared/contract/email.ts'
import { Failure } from '../platform/failure.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keys } from '../platform/table/keys.ts'
import { personItem } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { documents, type TransactItem, tableName } from '../platform/table/table.ts'
import { transact, transactIf } from '../platform/table/transact.ts'
import { putItem, putNew } from '../platform/table/write-items.ts'
import type { Meeting, Meetings } from './book-meeting.ts'
import type { TakenSeats } from './open-slots.ts'

const seatNumbers = (capacity: number) => Array.from({ length: capacity }, (_, index) => index + 1)

/** The addresses of whoever booked it, and of the participants who were named by an address. */
const addressesOf = ({ email, participants }: Meeting): string[] => {
  const named = (participants ?? []).flatMap(participant => emailAddress.safeParse(participant).data ?? [])
  return [...new Set([email, ...named])]
}

const meetingItems = async (meeting: Meeting, receipt: Receipt): Promise<TransactItem[]> => {
  const key = keys.meeting(meeting.id)
  const index = keys.leads('meeting', meeting.createdAt, meeting.id)
  const { id, startsAt } = meeting
  const ttl = ttlOf('meeting')
  const links = addressesOf(meeting).map(email => personItem(email, key, { ttl }))
  return [
    putItem({ ...key, ...index, ...meeting, ttl }),
    ...(await Promise.all(links)),
    receipt({ id, startsAt }),
  ]
}

const seatItem = ({ id, startsAt }: Meeting, seat: number): TransactItem =>
  putNew({ ...keys.seat(startsAt, seat), meetingId: id, ttl: ttlOf('seat') })

/** Meetings as one submission books them: seat, meeting and receipt in one transaction. */
export const bookings = (receipt: Receipt, capacity: number): Meetings => ({
  book: async meeting => {
    const items = await meetingItems(meeting, receipt)
    for (const seat of seatNumbers(capacity)) {
      if (await transactIf(seatItem(meeting, seat), items)) return
    }
    throw new Failure('meeting_slot_taken')
  },
  keepSuspect: async meeting => {
    await transact(await meetingItems(meeting, receipt))
  },
})

/** DynamoDB reads no more keys at once. */
const maxKeys = 100

const readSeats = async (Keys: ReturnType<typeof keys.seat>[]) => {
  const { Responses, UnprocessedKeys } = await documents.send(
    new BatchGetCommand({ RequestItems: { [tableName()]: { Keys, ConsistentRead: true } } }),
  )
  // Half an answer would offer slots that are taken.
  if (UnprocessedKeys?.[tableName()]) throw new Failure('unavailable', { retryAfter: 2 })
  return Responses?.[tableName()] ?? []
}

/** The taken seats of a day, in one read if meetings are held one at a time. */
export const takenSeats = (capacity: number): TakenSeats => ({
  takenAt: async instants => {
    const seats = instants.flatMap(instant => seatNumbers(capacity).map(seat => keys.seat(instant, seat)))
    const reads = Array.from({ length: Math.ceil(seats.length / maxKeys) }, (_, index) =>
      readSeats(seats.slice(index * maxKeys, (index + 1) * maxKeys)),
    )
    const taken = new Map<string, number>()
    for (const { PK } of (await Promise.all(reads)).flat()) {
      const instant = String(PK).slice('SLOT#'.length)
      taken.set(instant, (taken.get(instant) ?? 0) + 1)
    }
    return taken
  },
})

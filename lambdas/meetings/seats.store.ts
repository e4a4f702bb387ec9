import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { Failure } from '../platform/failure.ts'
import { keys } from '../platform/table/keys.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { documents, type TransactItem, tableName } from '../platform/table/table.ts'
import { deleteItem, putNew } from '../platform/table/write-items.ts'
import type { TakenSeats } from './open-slots.ts'

/** A seat is one of the meetings that can be held at the same instant. */
export const seatNumbers = (capacity: number) => Array.from({ length: capacity }, (_, index) => index + 1)

/** The maximum of one BatchGetItem. */
const maxKeys = 100

const readSeats = async (Keys: ReturnType<typeof keys.seat>[]) => {
  const { Responses, UnprocessedKeys } = await documents.send(
    new BatchGetCommand({ RequestItems: { [tableName()]: { Keys, ConsistentRead: true } } }),
  )
  // An incomplete reply would offer slots that are taken.
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

const seatItem = z.object({ PK: z.string(), SK: z.string(), meetingId: z.string() })

const seatsAt = (startsAt: string) => queryItems({ partition: { PK: keys.seat(startsAt, 0).PK } }, seatItem)

/** The number of a seat that is free at an instant; null if all are taken. */
export const findFreeSeat = async (startsAt: string, capacity: number): Promise<number | null> => {
  const taken = new Set((await seatsAt(startsAt)).map(({ SK }) => SK))
  return seatNumbers(capacity).find(seat => !taken.has(keys.seat(startsAt, seat).SK)) ?? null
}

/** Takes a seat that is free; part of a transaction. */
export const takingSeat = (meetingId: string, startsAt: string, seat: number): TransactItem =>
  putNew({ ...keys.seat(startsAt, seat), meetingId, ttl: ttlOf('seat') })

/** Frees the seat of a meeting, if it has one; part of a transaction. */
export const freeingSeat = async (meetingId: string, startsAt: string): Promise<TransactItem[]> => {
  const seat = (await seatsAt(startsAt)).find(taken => taken.meetingId === meetingId)
  return seat ? [deleteItem({ PK: seat.PK, SK: seat.SK }).expect({ meetingId })] : []
}

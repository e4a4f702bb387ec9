import { BatchGetItemCommand } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { keyParts } from '#shared/contract/key-template.ts'
import { seatEntity } from '#shared/meetings/seat.entity.ts'
import { Failure } from '../platform/failure.ts'
import { toAttributes } from '../platform/table/attributes.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { type Key, type TransactItem, table, tableName } from '../platform/table/table.ts'
import { deleteItem, putNew } from '../platform/table/write-items.ts'
import type { TakenSeats } from './open-slots.ts'

/** A seat is one of the meetings that can be held at the same instant. */
export const seatNumbers = (capacity: number) => Array.from({ length: capacity }, (_, index) => index + 1)

/** The maximum of one BatchGetItem. */
const maxKeys = 100

const readSeats = async (Keys: ReturnType<typeof seatEntity.key>[]) => {
  const { Responses, UnprocessedKeys } = await table.send(
    new BatchGetItemCommand({
      RequestItems: { [tableName()]: { Keys: Keys.map(toAttributes), ConsistentRead: true } },
    }),
  )
  // An incomplete reply would offer slots that are taken.
  if (UnprocessedKeys?.[tableName()]) throw new Failure('unavailable', { retryAfter: 2 })
  return Responses?.[tableName()] ?? []
}

const takenSeat = z.object({
  PK: z.object({ S: z.string() }),
  meetingId: z.object({ S: z.string() }),
})

const halfHour = 30 * 60_000

/** The meetings that begin from one instant until another, the earliest first. */
export const meetingsBetween = async (from: string, to: string, capacity: number) => {
  const found: { startsAt: string; id: string }[] = []
  const keys: ReturnType<typeof seatEntity.key>[] = []
  for (let instant = Date.parse(from); instant < Date.parse(to); instant += halfHour) {
    const startsAt = new Date(instant).toISOString()
    keys.push(...seatNumbers(capacity).map(seat => seatEntity.key({ startsAt, seat })))
  }
  for (let start = 0; start < keys.length; start += maxKeys) {
    const seats = await readSeats(keys.slice(start, start + maxKeys))
    found.push(
      ...z
        .array(takenSeat)
        .parse(seats)
        .map(({ PK, meetingId }) => ({
          startsAt: keyParts(seatEntity.pk, PK.S)?.startsAt ?? '',
          id: meetingId.S,
        })),
    )
  }
  return found.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
}

/** The taken seats of a day, in one read if meetings are held one at a time. */
export const takenSeats = (capacity: number): TakenSeats => ({
  takenAt: async instants => {
    const seats = instants.flatMap(instant =>
      seatNumbers(capacity).map(seat => seatEntity.key({ startsAt: instant, seat })),
    )
    const reads = Array.from({ length: Math.ceil(seats.length / maxKeys) }, (_, index) =>
      readSeats(seats.slice(index * maxKeys, (index + 1) * maxKeys)),
    )
    const taken = new Map<string, number>()
    for (const { PK } of (await Promise.all(reads)).flat()) {
      const instant = keyParts(seatEntity.pk, String(PK?.S))?.startsAt ?? ''
      taken.set(instant, (taken.get(instant) ?? 0) + 1)
    }
    return taken
  },
})

const seatItem = z.extend(seatEntity.item, { PK: z.string(), SK: z.string() })

const seatsAt = (startsAt: string) => queryItems(seatEntity.list({ startsAt }), seatItem)

/** The number of a seat that is free at an instant; null if all are taken. */
export const findFreeSeat = async (startsAt: string, capacity: number): Promise<number | null> => {
  const taken = new Set((await seatsAt(startsAt)).map(({ SK }) => SK))
  return seatNumbers(capacity).find(seat => !taken.has(seatEntity.key({ startsAt, seat }).SK)) ?? null
}

/** Takes a seat that is free; part of a transaction. */
export const takingSeat = (meetingId: string, startsAt: string, seat: number): TransactItem =>
  putNew({ ...seatEntity.key({ startsAt, seat }), meetingId, ttl: ttlOf(seatEntity) })

/** The key of the seat that a meeting has; null if it has none. */
export const findSeatOf = async ({ id, startsAt }: { id: string; startsAt: string }): Promise<Key | null> => {
  const seat = (await seatsAt(startsAt)).find(({ meetingId }) => meetingId === id)
  return seat ? { PK: seat.PK, SK: seat.SK } : null
}

/** Frees the seat that a meeting has, if it has one; part of a transaction. */
export const freeingSeat = (meetingId: string, seat: Key | null): TransactItem[] =>
  seat ? [deleteItem(seat).expect({ meetingId })] : []

import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { environment } from '../platform/env/environment.ts'
import { keys } from '../platform/table/keys.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { documents, type TransactItem, tableName } from '../platform/table/table.ts'
import { auditItem } from './audit.store.ts'
import { found } from './found.store.ts'
import type { Booked, Meetings } from './meetings.ts'
import type { Operation } from './run.ts'
import { newItem } from './writes.store.ts'
import { written } from './written.store.ts'

const booked = z.object({
  id: z.string(),
  startsAt: z.string(),
  timezone: z.string(),
  sequence: z._default(z.number(), 0),
  suspect: z.boolean(),
  cancelledAt: z.optional(z.string()),
})
const seatItem = z.object({ PK: z.string(), SK: z.string(), meetingId: z.string() })

const seatsAt = async (startsAt: string) => {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :slot',
      ExpressionAttributeValues: { ':slot': keys.seat(startsAt, 0).PK },
      ConsistentRead: true,
    }),
  )
  return Items.map(item => seatItem.parse(item))
}

const freeSeat = async (startsAt: string): Promise<number | null> => {
  const taken = new Set((await seatsAt(startsAt)).map(({ SK }) => SK))
  const capacity = Number(environment('MEETING_CAPACITY'))
  const seats = Array.from({ length: capacity }, (_, place) => place + 1)
  return seats.find(seat => !taken.has(keys.seat(startsAt, seat).SK)) ?? null
}

/** Gives back the seat that a meeting has; nothing where its note is gone. */
const freed = async ({ id, startsAt }: Booked): Promise<TransactItem[]> => {
  const seat = (await seatsAt(startsAt)).find(({ meetingId }) => meetingId === id)
  if (!seat) return []
  const { PK, SK } = seat
  const remove = {
    TableName: tableName(),
    Key: { PK, SK },
    ConditionExpression: 'meetingId = :id',
    ExpressionAttributeValues: { ':id': id },
  }
  return [{ Delete: remove }]
}

/** A change of a meeting as it was read, which its stream turns into a mail. */
const changing = ({ id, startsAt, sequence }: Booked, fields: Record<string, string>): TransactItem => ({
  Update: {
    TableName: tableName(),
    Key: keys.meeting(id),
    UpdateExpression: `SET #sequence = :next, ${Object.keys(fields)
      .map(name => `${name} = :${name}`)
      .join(', ')}`,
    ConditionExpression: 'startsAt = :seen AND attribute_not_exists(cancelledAt)',
    ExpressionAttributeNames: { '#sequence': 'sequence' },
    ExpressionAttributeValues: {
      ':seen': startsAt,
      ':next': sequence + 1,
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
    },
  },
})

/** The meetings as one operation changes them; each change with its seats and its audit in one transaction. */
export const meetingsFor = (operation: Operation): Meetings => {
  const { at: changedAt } = operation
  const auditOf = ({ id, startsAt }: Booked, about: Record<string, unknown> = {}) =>
    auditItem(operation, keys.meeting(id).PK, { startsAt, ...about })
  return {
    find: id => found(keys.meeting(id), booked),
    freeSeat,
    cancel: async (meeting, cancelReason) =>
      written([
        changing(meeting, { cancelledAt: changedAt, changedAt, cancelReason }),
        ...(await freed(meeting)),
        auditOf(meeting),
      ]),
    move: async (meeting, { startsAt, seat }) => {
      const { date: meetingDate, time: meetingTime } = wallClockAt(Date.parse(startsAt), meeting.timezone)
      const taken = { ...keys.seat(startsAt, seat), meetingId: meeting.id, ttl: ttlOf('seat') }
      return written([
        changing(meeting, { startsAt, meetingDate, meetingTime, changedAt }),
        { Put: newItem(taken) },
        ...(await freed(meeting)),
        auditOf(meeting, { to: startsAt }),
      ])
    },
  }
}

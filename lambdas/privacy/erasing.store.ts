import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { clock } from '#shared/contract/clock.ts'
import type { Minimised } from '#shared/contract/entity.ts'
import { seatEntity } from '#shared/meetings/seat.entity.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import { documents, tableName, wasMade } from '../platform/table/table.ts'
import { found, partition } from './belongings.store.ts'
import type { Item } from './person.ts'

const keyOf = ({ PK, SK }: Item) => ({ TableName: tableName(), Key: { PK, SK } })

export const removeItem = async (item: Item): Promise<void> => {
  await documents.send(new DeleteCommand(keyOf(item)))
}

/** The last instant at which something may have been booked on an item. */
const bookedUntil = ({ createdAt, month }: Item, { grows }: Minimised): number => {
  const instant = Date.parse(String(createdAt ?? month))
  if (Number.isNaN(instant)) return clock.now()
  return grows ? Math.max(instant, clock.now()) : instant
}

/**
 * Takes out of an item what it need not keep; it stays until the books of its year may close. Only what it held when
 * it was read: what somebody notes in it meanwhile is no name.
 */
export const minimiseItem = async (item: Item, to: Minimised): Promise<void> => {
  const { keeps, blanks: blankFields = [] } = to
  const stay = new Set(['PK', 'SK', 'ttl', 'erased', ...keeps, ...blankFields])
  const gone = Object.keys(item).filter(name => !stay.has(name))
  const blanks = blankFields.filter(name => item[name] !== undefined && item[name] !== null)
  const names = [...gone, ...blanks, 'ttl', 'erased']
  const removes = gone.length > 0 ? ` REMOVE ${gone.map(name => `#${name}`).join(', ')}` : ''
  const update = new UpdateCommand({
    ...keyOf(item),
    UpdateExpression: `SET ${['#ttl = if_not_exists(#ttl, :ttl)', '#erased = :true', ...blanks.map(name => `#${name} = :blank`)].join(', ')}${removes}`,
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: Object.fromEntries(names.map(name => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ':ttl': accountingTtl(bookedUntil(item, to)),
      ':true': true,
      ...(blanks.length > 0 && { ':blank': 'erased' }),
    },
  })
  await wasMade(documents.send(update))
}

/** Leaves these participants in somebody else's meeting; false where it is no longer as it was read. */
export const leaveMeeting = async (meeting: Item, participants: readonly string[]): Promise<boolean> => {
  const update = new UpdateCommand({
    ...keyOf(meeting),
    UpdateExpression: 'SET participants = :participants',
    ConditionExpression: 'participants = :seen',
    ExpressionAttributeValues: { ':participants': participants, ':seen': meeting.participants },
  })
  return wasMade(documents.send(update))
}

/** An item as it stands now, or null. */
export const itemNow = async ({ PK, SK }: Item): Promise<Item | null> => {
  const [item] = await found({ PK, SK })
  return item ?? null
}

/** Lets others book the time of a meeting that is gone. */
export const freeSeat = async ({ id, startsAt }: Item): Promise<void> => {
  const seats = await partition(seatEntity.list({ startsAt: String(startsAt) }).partition.PK)
  for (const seat of seats) if (seat.meetingId === id) await removeItem(seat)
}

import type { AgreementSide } from '#shared/agreements/agreement.ts'
import { clock } from '#shared/contract/clock.ts'
import type { Minimised } from '#shared/contract/entity.ts'
import { seatEntity } from '#shared/meetings/seat.entity.ts'
import { present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import type { Key } from '../platform/table/table.ts'
import { ifAbsent, update } from '../platform/table/update.ts'
import { write, writeIf } from '../platform/table/write.ts'
import { deleteItem } from '../platform/table/write-items.ts'
import { anyItem, type Item } from './person.ts'

const keyOf = ({ PK, SK }: Item): Key => ({ PK, SK })

export const removeItem = (item: Item): Promise<void> => write(deleteItem(keyOf(item)))

/** The last instant at which an amount may have been added to an item. */
const lastBookedAt = ({ createdAt, month }: Item, { grows }: Minimised): number => {
  const instant = Date.parse(String(createdAt ?? month))
  if (Number.isNaN(instant)) return clock.now()
  return grows ? Math.max(instant, clock.now()) : instant
}

/**
 * Removes the fields that an item need not keep; the rest is kept until the books of its year may close. Removes only
 * fields that it had when it was read: those added since do not name a person.
 */
export const minimiseItem = async (item: Item, to: Minimised): Promise<void> => {
  const { keeps, blanks = [] } = to
  const kept = new Set(['PK', 'SK', 'ttl', 'erased', ...keeps, ...blanks])
  const removed = Object.keys(item).filter(name => !kept.has(name))
  const blanked = blanks.filter(name => item[name] !== undefined && item[name] !== null)
  const minimising = update(keyOf(item))
    .set({ ttl: ifAbsent(accountingTtl(lastBookedAt(item, to))), erased: true })
    .set(Object.fromEntries(blanked.map(name => [name, 'erased'])))
    .remove(...removed)
    .expect({ PK: present })
  await writeIf(minimising)
}

/** Sets the participants of a meeting of somebody else; false if they have changed since it was read. */
export const setParticipants = (meeting: Item, participants: readonly string[]): Promise<boolean> =>
  writeIf(update(keyOf(meeting)).set({ participants }).expect({ participants: meeting.participants }))

/** Reads an item again; null if it is gone. */
export const readAgain = (item: Item): Promise<Item | null> => getItem(keyOf(item), anyItem)

/** Takes the person of one side out of an agreement, and the name of who gave notice, which stands there by itself. */
export const clearSide = (agreement: Item, side: AgreementSide): Promise<void> =>
  write(
    update(keyOf(agreement))
      .set({ [side]: null })
      .remove('noticeName')
      .expect({ PK: present }),
  )

/** Frees the time of a meeting, so that others can book it. */
export const freeSeat = async ({ id, startsAt }: Item): Promise<void> => {
  const seats = await queryItems(seatEntity.list({ startsAt: String(startsAt) }), anyItem)
  for (const seat of seats) if (seat.meetingId === id) await removeItem(seat)
}

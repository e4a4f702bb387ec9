import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { closureEntity } from '#shared/meetings/closure.entity.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { present } from '../platform/table/condition.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { transactIf } from '../platform/table/transact.ts'
import { deleteItem, putNew } from '../platform/table/write-items.ts'
import type { Closures, StoredClosure } from './block-time.ts'
import { meetingsBetween } from './seats.store.ts'

/** All closures that are stored, earliest first. */
export const allClosures = async (): Promise<StoredClosure[]> => {
  const stored = await queryItems(closureEntity.list({}), closureEntity.item)
  return stored.toSorted((one, other) => one.from.localeCompare(other.from))
}

/** The closures that are not over, earliest first. */
export const comingClosures = async (): Promise<StoredClosure[]> => {
  const now = new Date(clock.now()).toISOString()
  return (await allClosures()).filter(({ to }) => to > now)
}

/** What a slot needs to know of a closure. */
const range = z.pick(closureEntity.item, { from: true, to: true })

/** The times of the closures, and not why. */
export const closedTimes = async () => (await comingClosures()).map(closure => range.parse(closure))

/** The closures as a command writes them, with its audit. */
export const closures = (operation: Operation, capacity: number): Closures => ({
  coming: comingClosures,
  add: closure => {
    const item = { ...closureEntity.key(closure), ...closure, ttl: ttlOf(closureEntity) }
    const { id: closureId, from, to } = closure
    return transactIf(putNew(item), [auditItem(operation, noOwner, { closureId, from, to })])
  },
  booked: (from, to) => meetingsBetween(from, to, capacity),
  remove: closureId => {
    const remove = deleteItem(closureEntity.key({ id: closureId })).expect({ PK: present })
    return transactIf(remove, [auditItem(operation, noOwner, { closureId })])
  },
})

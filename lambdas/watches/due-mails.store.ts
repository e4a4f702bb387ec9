import { dueEntity } from '#shared/due/due.entity.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { deleteItem, putItem } from '../platform/table/write-items.ts'

/** The kind of due items that are the mails of a morning; their id is that of the partner. */
export const dueKind = 'watch'

export const dueKey = (id: string, at: string) => dueEntity.key({ kind: dueKind, at, id })

/** Moves the mail of a partner from one time to another; either may be none. Part of a transaction. */
export const movingMail = (id: string, from: string | undefined, to: string | undefined): TransactItem[] => {
  if (from === to) return []
  return [
    ...(from ? [deleteItem(dueKey(id, from))] : []),
    ...(to ? [putItem({ ...dueKey(id, to), id, at: to, ttl: ttlOf(dueEntity) })] : []),
  ]
}

import { dueEntity } from '#shared/due/due.entity.ts'
import { threadPartyEntity } from '#shared/threads/thread-party.entity.ts'
import { unreadMailId } from '#shared/threads/unread-mail.ts'
import { absent } from '../platform/table/condition.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { update } from '../platform/table/update.ts'
import { deleteItem, putItem } from '../platform/table/write-items.ts'
import type { Party } from './party.ts'
import { readerOf } from './readers.ts'

const kind = 'message'

/** The key of the due mail of a party. */
export const dueKey = ({ id, at }: { id: string; at: string }) => dueEntity.key({ kind, at, id })

export const dueMails = dueEntity.list({ kind })

const movingMail = (before: Party, after: Party): TransactItem[] => {
  if (before.mailAt === after.mailAt) return []
  const id = unreadMailId(after)
  const { mailAt: at } = after
  return [
    ...(before.mailAt ? [deleteItem(dueKey({ id, at: before.mailAt }))] : []),
    ...(at ? [putItem({ ...dueKey({ id, at }), id, at, ttl: ttlOf(dueEntity) })] : []),
  ]
}

/** Its entry in the index, which it has only while something is unread. */
const indexOf = (party: Party) =>
  party.since ? threadPartyEntity.indexKey({ reader: readerOf(party), since: party.since, id: party.id }) : {}

/** Changes what a party has read and when it is mailed, unless it has changed since it was read; part of a transaction. */
export const changingParty = (before: Party, after: Party): TransactItem[] => {
  const { unread, readUpTo, since, mailAt, mailFrom } = after
  return [
    update(threadPartyEntity.key(after))
      .set({ unread, readUpTo, since, mailAt, mailFrom, ...indexOf(after) })
      .remove(...(since ? [] : ['since', 'GSI1PK', 'GSI1SK']), ...(mailAt ? [] : ['mailAt', 'mailFrom']))
      .expect({ unread: before.unread, readUpTo: before.readUpTo, mailAt: before.mailAt ?? absent }),
    ...movingMail(before, after),
  ]
}

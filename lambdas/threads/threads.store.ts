import * as z from 'zod/mini'
import type { Message, Side } from '#shared/threads/thread.ts'
import { threadMessageEntity } from '#shared/threads/thread-message.entity.ts'
import { threadPartyEntity } from '#shared/threads/thread-party.entity.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Party } from './party.ts'

export const findParty = (id: string, side: Side): Promise<Party | null> =>
  getItem(threadPartyEntity.key({ id, side }), threadPartyEntity.item)

/** The parties of a thread that are there: of an erased person there is none. */
export const findParties = async (id: string, sides: readonly Side[]): Promise<Party[]> =>
  (await Promise.all(sides.map(side => findParty(id, side)))).filter(party => party !== null)

type Place = { after?: number | undefined; before?: number | undefined }

const keyAt = (id: string, number: number | undefined) =>
  number === undefined ? undefined : threadMessageEntity.key({ id, number })

/** Messages, up to `max`: those behind `after`, otherwise the last ones before `before`, or of all; oldest first. */
export const findMessages = async (
  id: string,
  { after, before }: Place,
  max?: number,
): Promise<Message[]> => {
  const newestFirst = after === undefined
  const behind = keyAt(id, after ?? before)
  const messages = await queryItems(
    { ...threadMessageEntity.list({ id }), newestFirst, behind, ...(max && { max }) },
    threadMessageEntity.item,
  )
  return newestFirst ? messages.toReversed() : messages
}

export const findMessage = (id: string, number: number): Promise<Message | null> =>
  getItem(threadMessageEntity.key({ id, number }), threadMessageEntity.item)

const unreadFields = z.pick(threadPartyEntity.item, { id: true, unread: true, since: true })

/** What a reader has not read, the longest waiting first. */
export const findUnread = (reader: string, max = 100) =>
  queryItems({ ...threadPartyEntity.indexList({ reader }), max }, unreadFields)

import * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { threadEntity } from '#shared/threads/thread.entity.ts'
import type { Message } from '#shared/threads/thread.ts'
import { kindOfThread } from '#shared/threads/thread-ids.ts'
import { threadMessageEntity } from '#shared/threads/thread-message.entity.ts'
import { titleOf } from '../platform/inquiries/title-of.ts'
import { getItem } from '../platform/table/get-item.ts'
import { personItem } from '../platform/table/person-item.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { putNew } from '../platform/table/write-items.ts'
import { openingInquiryThread } from './opening.store.ts'
import { changingParty } from './parties.store.ts'
import { sidesOf } from './readers.ts'
import { findParties } from './threads.store.ts'
import type { Addition, Caller, OpenThread, Threads } from './write-message.ts'

/** What else is written with a message: the receipt of a submission, or the audit of a command. */
export type WrittenWith = (message: Message, person: string | undefined) => Promise<TransactItem[]>

const headItem = z.extend(threadEntity.item, { ttl: z.int() })

/** An open thread; null if nobody has written yet. */
export const findThread = async (id: string): Promise<OpenThread | null> => {
  const [head, parties] = await Promise.all([
    getItem(threadEntity.key({ id }), headItem),
    findParties(id, sidesOf[kindOfThread(id)]),
  ])
  return head && { ...head, parties }
}

const inquiryItem = z.pick(inquiryEntity.item, {
  ...{ description: true, facts: true, companyName: true, email: true, language: true },
})

const findInquiry = (businessId: string, id: string) =>
  getItem(inquiryEntity.key({ sub: businessId, id }), inquiryItem)

/** The title that the thread of an inquiry has; null if it is not an inquiry of the caller's. */
export const titleOfInquiry = async (id: string, { side, accountId }: Caller): Promise<string | null> => {
  const inquiry = side === 'business' ? await findInquiry(accountId, id) : null
  return inquiry && titleOf(inquiry)
}

/** Opens the thread of an inquiry of this business, if it is that and not open yet. */
export const openThreadOf = async (businessId: string, inquiryId: string, now: string): Promise<void> => {
  const inquiry = await findInquiry(businessId, inquiryId)
  if (!inquiry) return
  const { companyName: name, email, language } = inquiry
  const business = { accountId: businessId, name, email, language }
  await tryTransact(await openingInquiryThread({ inquiryId, title: titleOf(inquiry), business }, now))
}

const writesOf = async (
  { id, ttl, messages }: OpenThread,
  { message, person, parties }: Addition,
): Promise<TransactItem[]> => {
  const key = threadMessageEntity.key({ id, number: message.number })
  return [
    putNew({ ...key, ...message, ttl }),
    update(threadEntity.key({ id })).set({ messages: message.number }).expect({ messages }),
    ...parties.flatMap(({ before, after }) => changingParty(before, after)),
    ...(person ? [await personItem(person, key, { name: `${key.PK}#${key.SK}`, ttl })] : []),
  ]
}

/** The threads as a message is written to them. */
export const threadsWith = (writtenWith: WrittenWith, now: string): Threads => ({
  find: findThread,
  open: async (id, { side, accountId }) => {
    if (side === 'business') await openThreadOf(accountId, id, now)
  },
  add: async (thread, addition) => {
    const { message, person } = addition
    const [writes, others] = await Promise.all([writesOf(thread, addition), writtenWith(message, person)])
    return tryTransact([...writes, ...others])
  },
})

import { withoutContactDetails } from '#shared/contact-details.ts'
import type { Language } from '#shared/contract/language.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { threadEntity } from '#shared/threads/thread.entity.ts'
import type { Side } from '#shared/threads/thread.ts'
import { proposalThreadId } from '#shared/threads/thread-ids.ts'
import { threadPartyEntity } from '#shared/threads/thread-party.entity.ts'
import { getItem } from '../platform/table/get-item.ts'
import { personItem } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { putNew } from '../platform/table/write-items.ts'

/** One side of a new thread. */
type NewParty = {
  /** The subject of the account. */
  accountId: string
  /** As the other side sees it: the company, or a partner's first name and initial. */
  name: string
  email: string
  language: Language
}

/** Operators, as a side of every inquiry's thread. */
const us = { accountId: noOwner, name: '' }

type Opening = { id: string; now: string; ttl: number }

const partyWrites = async (
  side: Side,
  party: { accountId: string; name: string; title?: string },
  /** Whose data it is. */
  person: string,
  { id, now: createdAt, ttl }: Opening,
): Promise<TransactItem[]> => {
  const key = threadPartyEntity.key({ id, side })
  const item = { ...key, id, side, ...party, createdAt, unread: 0, readUpTo: 0, ttl }
  return [putNew(item), await personItem(person, key, { name: `${key.PK}#${key.SK}`, ttl })]
}

const headWrite = ({ id, now: createdAt, ttl }: Opening): TransactItem =>
  putNew({ ...threadEntity.key({ id }), id, messages: 0, createdAt, ttl })

export type InquiryThread = { inquiryId: string; title: string; business: NewParty }

/** Opens the thread of an inquiry, between its business and us; part of a transaction that fails if it is open. */
export const openingInquiryThread = async (
  { inquiryId: id, title, business }: InquiryThread,
  now: string,
): Promise<TransactItem[]> => {
  const opening = { id, now, ttl: ttlOf(threadEntity) }
  const parties = await Promise.all([
    partyWrites('business', { ...business, title }, business.email, opening),
    partyWrites('operator', us, business.email, opening),
  ])
  return [headWrite(opening), ...parties.flat()]
}

export type ProposalThread = InquiryThread & { partner: NewParty }

/**
 * Opens the thread of a proposal, between the business and the partner; five writes, part of a transaction. None if it
 * is open because the partner was proposed before. The partner sees the title, and how to reach the business only once
 * they have agreed.
 */
export const openingThread = async (
  { inquiryId, title, business, partner }: ProposalThread,
  now: string,
): Promise<TransactItem[]> => {
  const id = proposalThreadId({ inquiryId, partnerId: partner.accountId })
  if (await getItem(threadEntity.key({ id }), threadEntity.item)) return []
  const opening = { id, now, ttl: ttlOf(threadEntity) }
  const parties = await Promise.all([
    partyWrites('business', { ...business, title: withoutContactDetails(title) }, business.email, opening),
    partyWrites('partner', partner, partner.email, opening),
  ])
  return [headWrite(opening), ...parties.flat()]
}

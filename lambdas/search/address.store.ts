import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { investorEntity } from '#shared/investors/investor.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import type { FoundKind } from '#shared/search/search.commands.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Key } from '../platform/table/table.ts'
import type { Stored } from '../platform/table/words.ts'
import { findAccount } from './accounts.store.ts'
import type { Found } from './found.ts'

/** The kinds that are linked from an address and are found by it, besides accounts. */
const linked = [
  ['meeting', meetingEntity],
  ['order', creditOrderEntity],
  ['investor', investorEntity],
  ['inquiry', inquiryEntity],
] as const

const kindOf = ({ PK, SK }: Key, { kind }: Stored): FoundKind | null => {
  if (keyParts(leadEntity.pk, PK)) return kind === 'get_started' ? kind : 'project_inquiry'
  return linked.find(([, { pk, sk }]) => keyParts(pk, PK) && keyParts(sk, SK))?.[0] ?? null
}

const findAccountAt = async ({ PK }: Key): Promise<Found[]> => {
  const { pool, sub = '' } = keyParts(roleEntity.pk, PK) ?? {}
  if (pool !== 'business' && pool !== 'partner') return []
  const item = await findAccount(pool, sub)
  return item ? [{ kind: pool, item }] : []
}

const findReceivedAt = async (key: Key): Promise<Found[]> => {
  const isKnown = kindOf(key, {}) !== null
  const item = isKnown ? await getItem(key, z.record(z.string(), z.unknown())) : null
  const kind = item && kindOf(key, item)
  if (!kind) return []
  return [{ kind, item: { ...item, businessId: keyParts(inquiryEntity.pk, key.PK)?.sub } }]
}

/** What the links of an address lead to: its accounts, and what came in from it. */
export const findByAddress = async (address: string): Promise<Found[]> => {
  const emailHash = await keyedHash('email', address)
  const links = await queryItems(personEntity.list({ emailHash }), personEntity.item)
  const found = await Promise.all(
    links.map(async ({ entity }) => [...(await findAccountAt(entity)), ...(await findReceivedAt(entity))]),
  )
  return found.flat()
}

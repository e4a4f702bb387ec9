import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import type { FoundKind } from '#shared/search/search.commands.ts'
import { monthsBefore } from '../platform/commands/list-months.ts'
import type { Stored } from '../platform/table/words.ts'
import { readAccounts } from './accounts.store.ts'
import { findByAddress } from './address.store.ts'
import { fieldsOf } from './found.ts'
import { readNewest } from './newest.store.ts'
import type { Searched } from './search.ts'

/** The months for which what comes in is kept: two years, which touch twenty-five of them. */
const monthsKept = 25

const readReceived = (kind: FoundKind, now: string) => {
  const ranges = Array.from({ length: monthsKept }, (_, back) => {
    const createdAt = monthsBefore(now.slice(0, 7), back)
    return { partition: leadEntity.indexList({ kind, createdAt }).partition }
  })
  return readNewest(ranges, fieldsOf(kind))
}

/** An inquiry is shown by the id of its business, too. */
const withBusiness = (item: Stored): Stored => ({
  ...item,
  businessId: keyParts(inquiryEntity.pk, String(item.PK))?.sub,
})

const readKind = async (kind: FoundKind, now: string) => {
  const isAccount = kind === 'business' || kind === 'partner'
  const { items, isCut } = await (isAccount ? readAccounts(kind) : readReceived(kind, now))
  const shown = kind === 'inquiry' ? items.map(withBusiness) : items
  return { found: shown.map(item => ({ kind, item })), isCut }
}

/** What is searched, as it is at an instant. */
export const searchedAt = (now: string): Searched => ({
  findByAddress,
  findAll: async kinds => {
    const read = await Promise.all(kinds.map(kind => readKind(kind, now)))
    return { found: read.flatMap(({ found }) => found), isCut: read.some(({ isCut }) => isCut) }
  },
})

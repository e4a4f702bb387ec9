import * as z from 'zod/mini'
import { fillKey } from '#shared/contract/key-template.ts'
import { businessPartition } from '#shared/contract/partitions.ts'
import { shortlistEntity } from '#shared/matching/shortlist.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { getItem } from '../platform/table/get-item.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { putNew } from '../platform/table/write-items.ts'
import { candidates } from './candidates.store.ts'
import { findShortlists } from './found-shortlists.store.ts'
import type { Frozen, Shortlisting } from './freeze-shortlist.ts'
import type { Key } from './match-inquiry.ts'

const partnerItem = z.pick(partnerProfileEntity.item, { status: true, language: true })

/** The writes of a frozen ranking; refused if another one has its number. */
export const freezing = (
  { businessId: sub, inquiryId }: Key,
  shortlist: Frozen,
  operation: Operation,
): TransactItem[] => {
  const { at: createdAt, by } = operation
  const { number } = shortlist
  return [
    putNew({
      ...shortlistEntity.key({ sub, inquiryId, number }),
      ...shortlistEntity.indexKey({ createdAt, inquiryId }),
      ...{ ...shortlist, inquiryId, by, createdAt, ttl: accountingTtl() },
    }),
    auditItem(operation, fillKey(businessPartition, { sub }), { inquiryId, number }),
  ]
}

/** The frozen rankings of inquiries, as one operation writes them. */
export const shortlistStore = (operation: Operation): Shortlisting => ({
  candidates,
  findLanguage: async sub => {
    const profile = await getItem(partnerProfileEntity.key({ sub }), partnerItem)
    return profile?.status === 'approved' ? profile.language : null
  },
  findLast: async key => (await findShortlists(key, 1))[0] ?? null,
  freeze: (key, shortlist) => tryTransact(freezing(key, shortlist, operation)),
})

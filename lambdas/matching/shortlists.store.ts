import * as z from 'zod/mini'
import { fillKey } from '#shared/contract/key-template.ts'
import { language } from '#shared/contract/language.ts'
import { businessPartition } from '#shared/contract/partitions.ts'
import { shortlistEntity } from '#shared/matching/shortlist.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { getItem } from '../platform/table/get-item.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { putNew } from '../platform/table/write-items.ts'
import { candidates } from './candidates.store.ts'
import { findShortlists } from './found-shortlists.store.ts'
import type { Shortlisting } from './freeze-shortlist.ts'

const approvedProfile = z.object({ status: z.string(), language })

/** The frozen rankings of inquiries, as one operation writes them. */
export const shortlistStore = (operation: Operation): Shortlisting => ({
  candidates,
  findLanguage: async sub => {
    const profile = await getItem(partnerProfileEntity.key({ sub }), approvedProfile)
    return profile?.status === 'approved' ? profile.language : null
  },
  findLast: async key => (await findShortlists(key, 1))[0] ?? null,
  freeze: ({ businessId: sub, inquiryId }, shortlist) => {
    const { at: createdAt, by } = operation
    const { number } = shortlist
    return tryTransact([
      putNew({
        ...shortlistEntity.key({ sub, inquiryId, number }),
        ...shortlistEntity.indexKey({ createdAt, inquiryId }),
        ...{ ...shortlist, inquiryId, by, createdAt, ttl: accountingTtl() },
      }),
      auditItem(operation, fillKey(businessPartition, { sub }), { inquiryId, number }),
    ])
  },
})

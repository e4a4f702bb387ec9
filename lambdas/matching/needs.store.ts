import * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { fillKey } from '#shared/contract/key-template.ts'
import { businessPartition } from '#shared/contract/partitions.ts'
import { comparedInquiry } from '#shared/matching/compared-items.ts'
import { inquiryNeedsEntity } from '#shared/matching/inquiry-needs.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { findNeeds, needsKey, textHashOf } from '../platform/inquiries/needs.store.ts'
import { absent } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import type { NeedsStore } from './confirm-needs.ts'

const inquiryText = z.pick(inquiryEntity.item, {
  ...{ id: true, serviceId: true, description: true, facts: true, version: true },
})

/** The needs of inquiries, as one operation reads and confirms them. */
export const needsStore = (operation: Operation): NeedsStore => ({
  findText: async ({ businessId, inquiryId }) => {
    const item = await getItem(inquiryEntity.key({ sub: businessId, id: inquiryId }), inquiryText)
    return (
      item && {
        text: comparedInquiry(item, null).text,
        textHash: textHashOf(item),
        version: item.version,
      }
    )
  },
  findNeeds,
  confirm: ({ businessId, inquiryId }, { needs, textHash, revision }) =>
    tryTransact([
      update(needsKey({ businessId, inquiryId }))
        .set({ inquiryId, needs, textHash, revision, ttl: ttlOf(inquiryNeedsEntity) })
        .set({ confirmedBy: operation.by, confirmedAt: operation.at })
        .expect({ revision: revision === 1 ? absent : revision - 1 }),
      auditItem(operation, fillKey(businessPartition, { sub: businessId }), { inquiryId }),
    ]),
})

import { leadEntity } from '#shared/leads/lead.entity.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { personItem } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { transact } from '../platform/table/transact.ts'
import { putNew } from '../platform/table/write-items.ts'
import type { Leads } from './submit-lead.ts'

/** Leads as one submission writes them: with its receipt, in one transaction. */
export const leadsWith = (receipt: Receipt): Leads => ({
  store: async ({ fields, ...lead }) => {
    const key = leadEntity.key({ id: lead.id })
    const index = leadEntity.indexKey({ kind: lead.kind, createdAt: lead.createdAt, id: lead.id })
    const ttl = ttlOf(leadEntity)
    const item = { ...key, ...index, ...fields, ...lead, ttl }
    await transact([putNew(item), await personItem(lead.email, key, { ttl }), receipt({ id: lead.id })])
  },
})

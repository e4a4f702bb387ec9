import * as z from 'zod/mini'
import { type AuditHead, auditHeadEntity } from '#shared/audit/audit-head.entity.ts'
import { type AuditLink, auditLinkEntity } from '#shared/audit/audit-link.entity.ts'
import { auditMonthEntity } from '#shared/audit/audit-month.entity.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import { absent } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { putItem, putNew } from '../platform/table/write-items.ts'
import type { AuditItem } from './audit-digest.ts'
import type { AuditChain } from './chain-audit.ts'

const auditItem: z.ZodMiniType<AuditItem> = z.looseObject({
  PK: z.string(),
  SK: z.string(),
})

const place = z.pick(auditLinkEntity.item, { owner: true, id: true, createdAt: true })

const monthOf = (instant: string): string => instant.slice(0, 7)

const ttlOf = (createdAt: string): number => accountingTtl(Date.parse(createdAt))

/** How far the audit of a month is chained; null for one that is not. */
export const findHead = (month: string): Promise<AuditHead | null> =>
  getItem(auditHeadEntity.key({ month }), auditHeadEntity.item)

/** The audit of a month, page by page, from an instant of it. */
export const auditOf = ({ month, since }: { month: string; since?: string }): Promise<AuditItem[]> =>
  queryItems({ partition: auditEntity.indexList({ createdAt: month }).partition, from: since }, auditItem)

/** The links of a month, by when their items were created. */
export const linksOf = (month: string): Promise<AuditLink[]> =>
  queryItems(auditLinkEntity.list({ month }), auditLinkEntity.item)

const asRead = ({ count, hash }: AuditHead) => ({ count, hash, closedAt: absent })

const puttingHead = (before: AuditHead | null, after: AuditHead) =>
  putItem({ ...auditHeadEntity.key(after), ...after, ttl: ttlOf(after.from) }).expect(
    before ? asRead(before) : { PK: absent },
  )

const puttingLink = (link: AuditLink) =>
  putNew({
    ...auditLinkEntity.key({ ...link, month: monthOf(link.createdAt) }),
    ...link,
    ttl: ttlOf(link.createdAt),
  })

/** What was mailed about a month; null before that. */
export const findClosed = (month: string) => getItem(auditMonthEntity.key({ month }), auditMonthEntity.item)

/** The chain, in the table. */
export const auditChain: AuditChain = {
  findHead,
  items: auditOf,
  links: ({ month, since }) => {
    const { partition, beginsWith } = auditLinkEntity.list({ month })
    return queryItems({ partition, from: `${beginsWith}${since}` }, place)
  },
  extend: (before, after, links) => tryTransact([puttingHead(before, after), ...links.map(puttingLink)]),
  close: (head, closedAt) => {
    const { month, count, hash } = head
    const closed = { month, count, hash, createdAt: closedAt }
    return tryTransact([
      update(auditHeadEntity.key({ month })).set({ closedAt }).expect(asRead(head)),
      putNew({ ...auditMonthEntity.key({ month }), ...closed, ttl: ttlOf(head.from) }),
    ])
  },
}

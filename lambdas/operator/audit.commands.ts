import type { auditCommands } from '#shared/operator/audit.commands.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import { auditOf, findClosed, findHead, linksOf } from '../audit/audit-chain.store.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { listItemsOf, type ToRow, withoutKeys } from '../platform/commands/list-items.ts'
import { listMonths } from '../platform/commands/list-months.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { accountingTtl } from '../platform/table/retention.ts'

const toRow: ToRow = ({ salt: _, ...item }) => ({ ...withoutKeys(item), owner: item.PK })

export const auditHandlers: Handlers<typeof auditCommands> = {
  'audit list': (request, { at: now }) =>
    listMonths(month => auditEntity.indexList({ createdAt: month }).partition.GSI1PK, request, {
      now,
      toRow,
    }),
  'audit about': ({ owner, ...request }) => listItemsOf(auditEntity.list({ owner }), request, toRow),
  'audit verify': async ({ month: asked }, { at }) => {
    const month = asked ?? at.slice(0, 7)
    if (accountingTtl(Date.parse(month)) * 1000 <= Date.parse(at))
      throw new Refusal('Its books may be closed: the audit of that month is being deleted.')
    return { item: await verifyAudit(month, { findHead, findClosed, auditOf, linksOf }) }
  },
}

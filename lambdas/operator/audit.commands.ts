import type { auditCommands } from '#shared/operator/audit.commands.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { listItemsOf, type ToRow, withoutKeys } from '../platform/commands/list-items.ts'
import { listMonths } from '../platform/commands/list-months.ts'

const toRow: ToRow = item => ({ ...withoutKeys(item), owner: item.PK })

export const auditHandlers: Handlers<typeof auditCommands> = {
  'audit list': (request, { at: now }) =>
    listMonths(month => auditEntity.indexList({ createdAt: month }).partition.GSI1PK, request, {
      now,
      toRow,
    }),
  'audit about': ({ owner, ...request }) => listItemsOf(auditEntity.list({ owner }), request, toRow),
}

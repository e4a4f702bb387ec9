import type { auditCommands } from '#shared/operator/audit.commands.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { withoutKeys } from '../platform/commands/list-items.ts'
import { listMonths } from '../platform/commands/list-months.ts'

export const auditHandlers: Handlers<typeof auditCommands> = {
  'audit list': (request, { at: now }) =>
    listMonths(month => auditEntity.indexList({ createdAt: month }).partition.GSI1PK, request, {
      now,
      toRow: item => ({ ...withoutKeys(item), owner: item.PK }),
    }),
}

import type { auditCommands } from '#shared/operator/audit.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { withoutKeys } from '../platform/commands/list-items.ts'
import { listMonths } from '../platform/commands/list-months.ts'
import { keys } from '../platform/table/keys.ts'

export const auditHandlers: Handlers<typeof auditCommands> = {
  'audit list': (request, { at: now }) =>
    listMonths(month => keys.audit('', month, '').GSI1PK, request, {
      now,
      toRow: item => ({ ...withoutKeys(item), owner: item.PK }),
    }),
}

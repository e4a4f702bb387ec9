import * as z from 'zod/mini'
import type { auditCommands } from '#shared/operator/audit.commands.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { type ToRow, withoutKeys } from '../platform/commands/list-items.ts'
import { listMonths } from '../platform/commands/list-months.ts'
import { readPage } from '../platform/table/pages.ts'

const toRow: ToRow = item => ({ ...withoutKeys(item), owner: item.PK })

const anyItem = z.record(z.string(), z.unknown())

export const auditHandlers: Handlers<typeof auditCommands> = {
  'audit list': (request, { at: now }) =>
    listMonths(month => auditEntity.indexList({ createdAt: month }).partition.GSI1PK, request, {
      now,
      toRow,
    }),
  'audit about': async ({ owner, cursor, limit }) => {
    const { items, next } = await readPage(
      { ...auditEntity.list({ owner }), item: anyItem },
      { cursor, limit },
    )
    return { items: items.map(toRow), next }
  },
}

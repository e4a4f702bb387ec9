import { noOwner } from '#shared/operator/audit.entity.ts'
import { auditWrite } from '../table/audit-item.ts'
import { write } from '../table/write.ts'
import type { Write } from '../table/write-items.ts'
import type { Operation } from './command-handler.ts'

/** The audit item of an action, for the transaction that does it. */
export const auditItem = (
  { command, ...operation }: Operation,
  owner: string,
  about: Record<string, unknown> = {},
): Write => auditWrite({ action: command, ...operation }, owner, about)

/** Writes the audit item of a command that only reads. */
export const noteRead = (
  { command, ...operation }: Operation,
  about: Record<string, unknown>,
): Promise<void> => write(auditWrite({ action: command, ...operation }, noOwner, about))

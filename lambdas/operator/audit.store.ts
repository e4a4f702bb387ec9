import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { auditPut, noOwner } from '../platform/table/audit-item.ts'
import { documents, type TransactItem } from '../platform/table/table.ts'
import type { Operation } from './run.ts'

/** Notes in its owner's partition who did it; belongs into the transaction of what was done. */
export const auditItem = (
  { command, ...operation }: Operation,
  owner: string,
  about: Record<string, unknown> = {},
): TransactItem => ({ Put: auditPut({ action: command, ...operation }, owner, about) })

/** Notes that somebody looked. */
export const noteRead = async (
  { command, ...operation }: Operation,
  about: Record<string, unknown>,
): Promise<void> => {
  await documents.send(new PutCommand(auditPut({ action: command, ...operation }, noOwner, about)))
}

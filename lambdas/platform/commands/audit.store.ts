import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { auditPut } from '../table/audit-item.ts'
import { documents, type TransactItem } from '../table/table.ts'
import type { Operation } from './command-handler.ts'

/** Notes in its owner's partition who did it; part of the transaction that does it. */
export const auditItem = (
  { command, ...operation }: Operation,
  owner: string,
  about: Record<string, unknown> = {},
): TransactItem => ({ Put: auditPut({ action: command, ...operation }, owner, about) })

/** Notes that somebody read. */
export const noteRead = async (
  { command, ...operation }: Operation,
  about: Record<string, unknown>,
): Promise<void> => {
  await documents.send(new PutCommand(auditPut({ action: command, ...operation }, noOwner, about)))
}

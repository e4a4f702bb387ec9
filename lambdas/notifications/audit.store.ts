import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { clock } from '#shared/contract/clock.ts'
import type { NoticeCommand } from '#shared/operator/notice-commands.ts'
import { auditPut, noOwner } from '../platform/table/audit-item.ts'
import { documents } from '../platform/table/table.ts'

/** Notes what an operator asks of the outbox, before it is done: mails go out beyond any transaction. */
export const noteAsked = async ({ command: action, input }: NoticeCommand, by: string): Promise<void> => {
  const at = new Date(clock.now()).toISOString()
  // An address stands in no audit.
  const about = 'email' in input ? {} : { input }
  await documents.send(new PutCommand(auditPut({ action, by, id: randomUUID(), at }, noOwner, about)))
}

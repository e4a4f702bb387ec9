import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import type { NoticeCommand } from '#shared/notifications/outbox-commands.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { auditWrite } from '../platform/table/audit-item.ts'
import { write } from '../platform/table/write.ts'

/** Writes the audit item of an operator's command before it is carried out: no transaction can include mails. */
export const auditCommand = async ({ command: action, input }: NoticeCommand, by: string): Promise<void> => {
  const at = new Date(clock.now()).toISOString()
  // An audit item holds no address.
  const about = 'email' in input ? {} : { input }
  await write(auditWrite({ action, by, id: randomUUID(), at }, noOwner, about))
}

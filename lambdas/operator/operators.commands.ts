import { randomBytes } from 'node:crypto'
import { noOwner } from '#shared/operator/audit.entity.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { memberCommands } from '#shared/operator/operators.commands.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import { auditedInput } from '../platform/commands/audited-input.ts'
import type { Handlers, Operation } from '../platform/commands/command-handler.ts'
import { write } from '../platform/table/write.ts'
import { addMember, listMembers, listNames, removeMember } from './operators.store.ts'

/** Stored before the pool is changed: nobody is let in without a trace. */
const note = async (operation: Operation, input: Readonly<Record<string, unknown>>): Promise<void> => {
  const name = operation.command as keyof typeof memberCommands
  await write(auditItem(operation, noOwner, { input: await auditedInput(memberCommands[name], input) }))
}

export const memberHandlers: Handlers<typeof memberCommands> = {
  'operators invite': async ({ email, role }, operation): Promise<CommandResult> => {
    await note(operation, { email, role })
    const password = randomBytes(18).toString('base64url')
    const id = await addMember(email, role, password)
    return id === null ? { changed: false } : { changed: true, id, password }
  },
  'operators list': async () => ({ items: await listMembers(), next: null }),
  'operators names': async () => ({ items: await listNames(), next: null }),
  'operators remove': async ({ email }, operation) => {
    await note(operation, { email })
    return { changed: await removeMember(email) }
  },
}

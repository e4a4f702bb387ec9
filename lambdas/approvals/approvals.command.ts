import { approvalCommands, approvalEvent, askingCommand } from '#shared/approvals/approvals.commands.ts'
import { clock } from '#shared/contract/clock.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { commandInvoker } from '../platform/commands/functions.store.ts'
import { runCommand } from '../platform/commands/run-command.ts'
import { approvalHandlers } from './approvals.commands.ts'
import { findApproval, storeResult, takeRun } from './approvals.store.ts'
import { runReleased } from './run-released.ts'

/** Less than the desk waits for this function. */
const invoke = commandInvoker(20_000)

const run = (id: string) =>
  runReleased(
    id,
    { find: findApproval, take: takeRun, store: storeResult, invoke },
    new Date(clock.now()).toISOString(),
  )

const declared = { ...approvalCommands, ...askingCommand }

/** Runs a command about approvals; IAM decides who may invoke the function. */
export const handler = async (event: unknown): Promise<CommandResult> => {
  const { roles, ...called } = approvalEvent.parse(event)
  return runCommand(called, {
    declared: declared[called.command],
    handle: approvalHandlers({ roles, run })[called.command],
    event: 'approval_command',
  })
}

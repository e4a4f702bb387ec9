import type { CommandResult } from '#shared/operator/command.ts'
import { memberCommands, memberEvent } from '#shared/operator/operators.commands.ts'
import { runCommand } from '../platform/commands/run-command.ts'
import { memberHandlers } from './operators.commands.ts'

/** Runs a command about who may sign in at the desk; IAM decides who may invoke the function. */
export const handler = async (event: unknown): Promise<CommandResult> => {
  const called = memberEvent.parse(event)
  return runCommand(called, {
    declared: memberCommands[called.command],
    handle: memberHandlers[called.command],
    event: 'member_command',
  })
}

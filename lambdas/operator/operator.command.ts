import type { CommandResult } from '#shared/operator/command.ts'
import { commands, operatorEvent } from '#shared/operator/commands.ts'
import { runCommand } from '../platform/commands/run-command.ts'
import { handlers } from './handlers.ts'

/** Runs an operator's command; IAM decides who may invoke the function. Throws if there is no such command. */
export const handler = async (event: unknown): Promise<CommandResult> => {
  const called = operatorEvent.parse(event)
  return runCommand(called, {
    declared: commands[called.command],
    handle: handlers[called.command],
    event: 'operator_command',
  })
}

import { contentCommands, contentEvent } from '#shared/content/content.commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { runCommand } from '../platform/commands/run-command.ts'
import { contentHandlers } from './content.commands.ts'

/** Runs a command about what the website states; IAM decides who may invoke the function. */
export const handler = async (event: unknown): Promise<CommandResult> => {
  const called = contentEvent.parse(event)
  return runCommand(called, {
    declared: contentCommands[called.command],
    handle: contentHandlers[called.command],
    event: 'content_command',
  })
}

import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type ContentCommandName, contentCommands, contentEvent } from '#shared/content/content.commands.ts'
import { clock } from '#shared/contract/clock.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { noteRead } from '../platform/commands/audit.store.ts'
import type { Handler, Operation } from '../platform/commands/command-handler.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { logger } from '../platform/logging/logger.ts'
import { contentHandlers } from './content.commands.ts'

const run = async (
  name: ContentCommandName,
  given: unknown,
  operation: Operation,
): Promise<CommandResult> => {
  const declared = contentCommands[name]
  const input = z.parse(declared.input, given)
  if (declared.returns !== 'change') await noteRead(operation, { input })
  // The schema and the handler have the same name: the handler takes what the schema parses.
  const handle = contentHandlers[name] as Handler<typeof declared>
  return handle(input as never, operation)
}

/** Runs a command about what the website states; IAM decides who may invoke the function. */
export const handler = async (event: unknown): Promise<CommandResult> => {
  const { command, input, by } = contentEvent.parse(event)
  const id = randomUUID()
  try {
    const result = await run(command, input, { command, by, id, at: new Date(clock.now()).toISOString() })
    logger.info('content_command', { command, id, changed: 'changed' in result && result.changed })
    return result
  } catch (error) {
    // Returned, not thrown: a refusal must not count as an error of the function and raise an alarm.
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

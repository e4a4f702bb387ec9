import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { type CommandName, commands, operatorEvent } from '#shared/operator/commands.ts'
import { noteRead } from '../platform/commands/audit.store.ts'
import type { Handler, Operation } from '../platform/commands/command-handler.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { logger } from '../platform/logging/logger.ts'
import { handlers } from './handlers.ts'

const run = async (name: CommandName, given: unknown, operation: Operation): Promise<CommandResult> => {
  const declared = commands[name]
  const input = z.parse(declared.input, given)
  if (declared.returns !== 'change') await noteRead(operation, { input })
  // The schema and the handler have the same name: the handler takes what the schema parses.
  const handle = handlers[name] as Handler<typeof declared>
  return handle(input as never, operation)
}

/** Runs an operator's command; IAM decides who may invoke the function. Throws if there is no such command. */
export const handler = async (event: unknown): Promise<CommandResult> => {
  const { command, input, by } = operatorEvent.parse(event)
  const id = randomUUID()
  const operation = { command, by, id, at: new Date(clock.now()).toISOString() }
  try {
    const result = await run(command, input, operation)
    logger.info('operator_command', { command, id, changed: 'changed' in result && result.changed })
    return result
  } catch (error) {
    // Returned, not thrown: a refusal must not count as an error of the function and raise an alarm.
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

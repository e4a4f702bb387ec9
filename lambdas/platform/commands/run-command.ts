import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import type { Command, CommandResult } from '#shared/operator/command.ts'
import { Failure } from '../failure.ts'
import { logger } from '../logging/logger.ts'
import { noteRead } from './audit.store.ts'
import { auditedInput } from './audited-input.ts'
import type { Handler } from './command-handler.ts'
import { Refusal } from './refusal.ts'

const creditsMissing = 'The business has too few credits left for work above what was agreed.'

type Called = { command: string; input: unknown; by: string }

/**
 * Runs a command of an operator with its handler, and logs it as `event`. Returns a refusal instead of throwing it: it
 * must not count as an error of the function and raise an alarm.
 */
export const runCommand = async (
  { command, input, by }: Called,
  { declared, handle, event }: { declared: Command; handle: unknown; event: string },
): Promise<CommandResult> => {
  const operation = { command, by, id: randomUUID(), at: new Date(clock.now()).toISOString() }
  try {
    const parsed = z.parse(declared.input, input)
    if (declared.returns !== 'change' && !declared.unnoted)
      await noteRead(operation, { input: await auditedInput(declared, parsed) })
    // The schema and the handler have the same name: the handler takes what the schema parses.
    const result = await (handle as Handler<Command>)(parsed as never, operation)
    logger.info(event, { command, id: operation.id, changed: 'changed' in result && result.changed })
    return result
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    if (error instanceof Failure && error.code === 'credits_missing') return { refused: creditsMissing }
    throw error
  }
}

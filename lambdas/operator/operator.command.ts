import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import type { Answer } from '#shared/operator/command.ts'
import { type CommandName, commands, type InputOf, operatorEvent } from '#shared/operator/commands.ts'
import { logger } from '../platform/logging/logger.ts'
import { noteRead } from './audit.store.ts'
import { listAudit } from './audit-list.store.ts'
import { customerRuns } from './customer-runs.ts'
import { type Operation, Refusal, type Runs } from './run.ts'
import { workRuns } from './work-runs.ts'

const runs: Runs = {
  ...customerRuns,
  ...workRuns,
  'audit list': listAudit,
}

const run = async <Name extends CommandName>(
  command: Name,
  given: unknown,
  operation: Operation,
): Promise<Answer> => {
  const declared = commands[command]
  // One schema a name: what it parses is what that name's function takes.
  const input = z.parse(declared.input, given) as InputOf<Name>
  if (declared.answers !== 'change') await noteRead(operation, { input })
  return runs[command](input, operation)
}

/** Does what an operator asks; whoever may invoke the function may ask. Throws on what is no command. */
export const handler = async (event: unknown): Promise<Answer> => {
  const { command, input, by } = operatorEvent.parse(event)
  const id = randomUUID()
  const operation = { command, by, id, at: new Date(clock.now()).toISOString() }
  try {
    const answer = await run(command, input, operation)
    logger.info('operator_command', { command, id, changed: 'changed' in answer && answer.changed })
    return answer
  } catch (error) {
    // An answer and no error of the function: nobody is to be woken because an operator was told no.
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

import type { Approval } from '#shared/approvals/approval.entity.ts'
import { type AnyCommandName, allCommands, functionOf } from '#shared/operator/all-commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import type { CommandFunction } from '#shared/operator/command-functions.ts'
import { inputHashOf } from './asked-input.ts'

/** Longer than any function of commands may run: nobody else begins while one may still be at it. */
export const leaseMs = 16 * 60_000

/** How often a released command is begun that never tells what came of it. */
const maxAttempts = 5

const unknown = `It was run ${maxAttempts} times and never said what came of it. Look at what it changes; on the command line it can be run again.`

const changed = 'What is stored is not what was asked for. Nothing was run.'

export type Runs = {
  find: (id: string) => Promise<Approval | null>
  take: (approval: Approval, now: string, leaseMs: number) => Promise<boolean>
  /** Throws if nobody knows whether it was run. */
  invoke: (name: CommandFunction, event: object) => Promise<unknown>
  store: (approval: Approval, result: CommandResult, now: string) => Promise<void>
}

/** Runs it as both of them, so that the audit names who asked and who released. */
const invoked = async ({ name, inputJson, inputHash, askedBy, releasedBy }: Approval, { invoke }: Runs) => {
  if (!Object.hasOwn(allCommands, name) || inputHashOf(name, inputJson) !== inputHash)
    return { refused: changed }
  const by = `${askedBy}, released by ${releasedBy}`
  const event = { command: name, input: JSON.parse(inputJson), by }
  return (await invoke(functionOf(name as AnyCommandName), event)) as CommandResult
}

/**
 * Runs a released command unless somebody else does or its result is known, and keeps the result. Returns the approval as
 * it is then. Throws `unavailable` if nobody knows what came of it: it is run again when the lease is over, and a command
 * that was done before does nothing.
 */
export const runReleased = async (id: string, runs: Runs, now: string): Promise<Approval | null> => {
  const approval = await runs.find(id)
  if (approval?.state !== 'released' || approval.result) return approval
  if (!(await runs.take(approval, now, leaseMs))) return runs.find(id)
  const isLost = (approval.attempts ?? 0) >= maxAttempts
  await runs.store(approval, isLost ? { refused: unknown } : await invoked(approval, runs), now)
  return runs.find(id)
}

import type { Approval } from '#shared/approvals/approval.entity.ts'
import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { inputHashOf, inputJsonOf } from './asked-input.ts'

type Asked = { name: string; input: Readonly<Record<string, unknown>>; why: string }

export type Approvals = {
  find: (id: string) => Promise<Approval | null>
  store: (asked: Omit<Approval, 'state' | 'expiresAt'>, operation: Operation) => Promise<boolean>
}

/** How often the same person can ask for the same with the same reason. */
const maxRounds = 20

/** Whether it waits for a decision, or for what comes of its run. */
const isOpen = (approval: Approval | null): boolean =>
  approval?.state === 'asked' || (approval?.state === 'released' && !approval.result)

/**
 * Asks for a command; asked again before it is decided on and run, it is the same request. Once it was run or refused,
 * withdrawn or has expired, the next one is a request of its own: what is done each month has the same reason.
 */
export const ask = async (
  { name, input, why }: Asked,
  operation: Operation,
  { find, store }: Approvals,
): Promise<CommandResult> => {
  if (!allCommands[name as AnyCommandName]?.money) throw new Refusal('This command needs no approval.')
  const inputJson = inputJsonOf(input)
  const inputHash = inputHashOf(name, inputJson)
  for (let round = 0; round < maxRounds; round += 1) {
    const id = derivedId('approval', operation.by, inputHash, why, round)
    const fields = { id, name, inputJson, inputHash, askedBy: operation.by, why, createdAt: operation.at }
    if (await store(fields, operation)) return { changed: true, approval: id }
    if (isOpen(await find(id))) return { changed: false, approval: id }
  }
  throw new Refusal('It was asked for too often with this reason.')
}

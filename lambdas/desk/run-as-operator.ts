import {
  type AnyCommandName,
  allCommands,
  functionOf,
  isOutboxCommand,
} from '#shared/operator/all-commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import type { CommandFunction } from '#shared/operator/command-functions.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { fromOutbox, toOutbox } from '#shared/operator/outbox.ts'
import { pathNameOf } from '#shared/operator/run-command.ts'
import { Failure } from '../platform/failure.ts'
import { parsed } from '../platform/http/request.ts'

type Called = { pathName: string; input: Readonly<Record<string, unknown>> }

type Caller = {
  person: string
  groups: readonly string[]
  /** Milliseconds, as `now`. */
  signedInAt: number
  now: number
}

/** Invokes a function of commands; throws if it failed, or if nobody knows. */
type Invoke = (name: CommandFunction, event: object) => Promise<unknown>

const freshMs = 5 * 60_000

const namesByPath = new Map(
  (Object.keys(allCommands) as AnyCommandName[]).map(name => [pathNameOf(name), name]),
)

const moneyRefusal =
  'This moves money or lets somebody in, which nobody does alone at the desk. Run it on the command line.'

/**
 * Runs a command for an operator with these groups, as them. Throws `not_found`, `forbidden`, `sign_in_too_old` and
 * `invalid_fields`; a rule's own refusal is in the result.
 */
export const runAsOperator = async (
  { pathName, input }: Called,
  { person, groups, signedInAt, now }: Caller,
  invoke: Invoke,
): Promise<CommandResult> => {
  const name = namesByPath.get(pathName)
  if (!name) throw new Failure('not_found')
  const declared = allCommands[name]
  if (!mayRun(declared, groups)) throw new Failure('forbidden')
  if (declared.money) return { refused: moneyRefusal }
  if (declared.fresh && signedInAt <= now - freshMs) throw new Failure('sign_in_too_old')
  parsed(declared.input, input)
  const by = `operator ${person}`
  if (isOutboxCommand(name)) return fromOutbox(name, await invoke('outbox', { ...toOutbox(name, input), by }))
  return (await invoke(functionOf(name), { command: name, input, by })) as CommandResult
}

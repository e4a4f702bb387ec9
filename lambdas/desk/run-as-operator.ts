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
import { operatorRoles } from '#shared/operator/roles.ts'
import { pathNameOf } from '#shared/operator/run-command.ts'
import { Failure } from '../platform/failure.ts'
import { parsed } from '../platform/http/request.ts'
import { requireFresh } from './fresh.ts'

type Called = {
  pathName: string
  input: Readonly<Record<string, unknown>>
  /** The reason for what moves money, which the second operator reads. */
  why: string | null
}

type Caller = {
  person: string
  groups: readonly string[]
  /** Milliseconds, as `now`. */
  signedInAt: number
  now: number
}

type Desk = {
  /** Invokes a function of commands; throws if it failed, or if nobody knows. */
  invoke: (name: CommandFunction, event: object) => Promise<unknown>
  /** Whether a second operator releases what moves money; a stage with one operator has nobody who could. */
  fourEyes: boolean
}

const namesByPath = new Map(
  (Object.keys(allCommands) as AnyCommandName[]).map(name => [pathNameOf(name), name]),
)

const rolesIn = (groups: readonly string[]) => operatorRoles.filter(role => groups.includes(role))

const invokeFor = async (
  name: AnyCommandName,
  input: Called['input'],
  { by, groups, invoke }: Pick<Desk, 'invoke'> & { by: string; groups: readonly string[] },
): Promise<CommandResult> => {
  if (isOutboxCommand(name)) return fromOutbox(name, await invoke('outbox', { ...toOutbox(name, input), by }))
  const runner = functionOf(name)
  // Approvals are shown to, and released by, those who may run what they are about.
  const roles = runner === 'approvals' ? { roles: rolesIn(groups) } : {}
  return (await invoke(runner, { command: name, input, by, ...roles })) as CommandResult
}

/**
 * Runs a command for an operator with these groups, as them; one that moves money becomes an approval instead. Throws
 * `not_found`, `forbidden`, `sign_in_too_old` and `invalid_fields`; a rule's own refusal is in the result.
 */
export const runAsOperator = async (
  { pathName, input, why }: Called,
  { person, groups, signedInAt, now }: Caller,
  { invoke, fourEyes }: Desk,
): Promise<CommandResult> => {
  const name = namesByPath.get(pathName)
  if (!name) throw new Failure('not_found')
  const { commandLineOnly, money, fresh, ...declared } = allCommands[name]
  if (!mayRun(declared, groups)) throw new Failure('forbidden')
  if (commandLineOnly) return { refused: `${commandLineOnly} Run it on the command line.` }
  const isAlone = money && !fourEyes
  if (fresh || isAlone) requireFresh(signedInAt, now)
  parsed(declared.input, input)
  const by = `operator ${person}`
  if (!money || isAlone) return invokeFor(name, input, { by: isAlone ? `${by}, alone` : by, groups, invoke })
  if (!why) throw new Failure('invalid_fields', { fields: { why: 'required' } })
  const asked = { command: 'approvals ask', input: { name, input, why }, by }
  return (await invoke('approvals', asked)) as CommandResult
}

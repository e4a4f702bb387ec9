import type { CommandResult } from '#shared/operator/command.ts'
import type { OperatorCommand } from '#shared/operator/commands.ts'
import type { FoundKind } from '#shared/search/search.commands.ts'

/** Sends one command to the operator's function; throws if it fails. */
const sendCommand = async (origin: string, command: OperatorCommand): Promise<CommandResult> => {
  const answer = await fetch(`${origin}/_local/operator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...command, by: 'seed' }),
  })
  if (!answer.ok) throw new Error(`${command.command} failed: ${await answer.text()}`)
  return (await answer.json()) as CommandResult
}

/** Whether a search of the operators finds something of a kind by an address. */
export const isFound = async (origin: string, kind: FoundKind, email: string): Promise<boolean> => {
  const answer = await sendCommand(origin, { command: 'search', input: { words: [email], kind } })
  return 'items' in answer && Array.isArray(answer.items) && answer.items.length > 0
}

/** Whether the operator's function does not refuse a command. */
export const succeeds = async (origin: string, command: OperatorCommand): Promise<boolean> =>
  !('refused' in (await sendCommand(origin, command)))

/** Runs commands one after another; throws if one is refused. */
export const runCommands = async (origin: string, commands: readonly OperatorCommand[]): Promise<void> => {
  for (const command of commands) {
    const answer = await sendCommand(origin, command)
    if ('refused' in answer) throw new Error(`${command.command} was refused: ${answer.refused}`)
  }
}

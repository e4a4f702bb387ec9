import type { CommandResult } from '#shared/operator/command.ts'
import type { OperatorCommand } from '#shared/operator/commands.ts'

/** Asks the operator's function one command; throws where it did not answer. */
const answerTo = async (origin: string, command: OperatorCommand): Promise<CommandResult> => {
  const answer = await fetch(`${origin}/_local/operator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...command, by: 'seed' }),
  })
  if (!answer.ok) throw new Error(`${command.command} was not answered: ${await answer.text()}`)
  return (await answer.json()) as CommandResult
}

/** Whether the operator's function has an answer other than a refusal. */
export const isAnswered = async (origin: string, command: OperatorCommand): Promise<boolean> =>
  !('refused' in (await answerTo(origin, command)))

/** Asks the operator's function, one command after another; throws what it said instead. */
export const operate = async (origin: string, commands: readonly OperatorCommand[]): Promise<void> => {
  for (const command of commands) {
    const answer = await answerTo(origin, command)
    if ('refused' in answer) throw new Error(`${command.command} was refused: ${answer.refused}`)
  }
}

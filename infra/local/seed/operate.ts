import type { OperatorCommand } from '#shared/operator/commands.ts'

/** Asks the operator's function, one command after another; throws what it said instead. */
export const operate = async (origin: string, commands: readonly OperatorCommand[]): Promise<void> => {
  for (const command of commands) {
    const answer = await fetch(`${origin}/_local/operator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...command, by: 'seed' }),
    })
    const said = await answer.text()
    if (!answer.ok || 'refused' in JSON.parse(said))
      throw new Error(`${command.command} was refused: ${said}`)
  }
}

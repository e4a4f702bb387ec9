import type { TypedCommand } from './arguments.ts'
import { UsageError } from './usage-error.ts'

/** Asks the person at the terminal a question, and returns what they type. */
export type Question = (words: string) => Promise<string>

/**
 * Asks the operator to confirm a command that cannot be undone by typing its first input. Throws UsageError if nobody is
 * at the terminal: `question` is null.
 */
export const confirmed = async (
  { declared, name, input, options }: TypedCommand,
  question: Question | null,
  where = 'on this machine',
): Promise<boolean> => {
  if (!declared.final || options.yes) return true
  if (!question) throw new UsageError(`${name} cannot be undone: give --yes to run it without confirmation.`)
  const wanted = String(input[declared.places?.[0] ?? ''] ?? name)
  const typed = await question(
    `${declared.help}: ${where}.\nIt cannot be undone. Type ${wanted} to continue: `,
  )
  return typed.trim() === wanted
}

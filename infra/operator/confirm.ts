import type { Asked } from './arguments.ts'
import { UsageError } from './usage-error.ts'

/** Puts a question to who sits at the terminal, and answers what they type. */
export type Question = (words: string) => Promise<string>

/**
 * Has what cannot be undone confirmed by typing what it is about. Throws UsageError where nobody is there to type:
 * `question` is null.
 */
export const confirmed = async (
  { declared, name, input, options }: Asked,
  question: Question | null,
  where = 'on this machine',
): Promise<boolean> => {
  if (!declared.final || options.yes) return true
  if (!question) throw new UsageError(`${name} cannot be undone: say --yes to do it unasked.`)
  const wanted = String(input[declared.places?.[0] ?? ''] ?? name)
  const typed = await question(`${declared.help}: ${where}.\nIt cannot be undone. Type ${wanted} to go on: `)
  return typed.trim() === wanted
}

import type { Command } from '#shared/operator/command.ts'
import fieldWords from '#shared/phrases/en/fields.ts'
import { UsageError } from './usage-error.ts'

const wordsOf = (code: string): string =>
  Object.hasOwn(fieldWords, code) ? fieldWords[code as keyof typeof fieldWords] : code

/** Throws UsageError for what the function's own schema would refuse. */
export const checkInput = (declared: Command, input: unknown): void => {
  const { error } = declared.input.safeParse(input)
  if (!error) return
  throw new UsageError(
    error.issues.map(({ path, message }) => `${path.join('.')}: ${wordsOf(message)}`).join('\n'),
  )
}

import type { Command } from '#shared/operator/command.ts'
import { type Input, inputsOf } from '#shared/operator/inputs.ts'
import fieldWords from '#shared/phrases/en/fields.ts'
import { UsageError } from './usage-error.ts'

const wordsOf = (code: string): string =>
  Object.hasOwn(fieldWords, code) ? fieldWords[code as keyof typeof fieldWords] : code

const refusalOf = (code: string, typed: string, input: Input | undefined): string => {
  if (code === 'required') return `${typed} is missing.`
  return `${typed}: ${wordsOf(code)}${input?.about ? ` Expected: ${input.about}.` : ''}`
}

/** Checks the input against the function's schema; throws UsageError with the names as typed. */
export const checkInput = (declared: Command, input: unknown): void => {
  const { error } = declared.input.safeParse(input)
  if (!error) return
  const inputs = new Map(inputsOf(declared).map(one => [one.name, one]))
  const refusals = error.issues.map(({ path, message }) => {
    const name = path.join('.')
    const known = inputs.get(name)
    const typed = known && !declared.places?.includes(name) ? `--${known.option}` : (known?.label ?? name)
    return refusalOf(message, typed, known)
  })
  throw new UsageError(refusals.join('\n'))
}

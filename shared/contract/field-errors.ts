import type { $ZodIssue } from 'zod/v4/core'
import { type FieldErrorCode, fieldErrorCodes } from './errors.ts'

const isFieldErrorCode = (text: string): text is FieldErrorCode =>
  (fieldErrorCodes as readonly string[]).includes(text)

/** A schema's message if it is an error code; otherwise `invalid`. */
export const fieldErrorCode = (message = ''): FieldErrorCode =>
  isFieldErrorCode(message) ? message : 'invalid'

/** A schema's own message is a phrase key; zod/mini's bare default messages are mapped by issue code. */
const codeOf = (issue: $ZodIssue): FieldErrorCode => {
  if (isFieldErrorCode(issue.message)) return issue.message
  if (issue.code === 'unrecognized_keys') return 'unknown_field'
  if (issue.code === 'too_small') return 'too_short'
  if (issue.code === 'too_big') return 'too_long'
  return issue.code === 'invalid_type' && issue.input === undefined ? 'required' : 'invalid'
}

/** The first error of each field, by its dotted path; an unknown key is under its own name. */
export const fieldErrors = (issues: readonly $ZodIssue[]): Record<string, FieldErrorCode> => {
  const found = new Map<string, FieldErrorCode>()
  for (const issue of issues) {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key]) : [issue.path]
    for (const path of names) {
      const name = path.join('.')
      if (!found.has(name)) found.set(name, codeOf(issue))
    }
  }
  return Object.fromEntries(found)
}

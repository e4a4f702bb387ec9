import type { FormName } from '#shared/analytics/names.ts'
import { announce } from './announce.ts'

/**
 * The idempotency key of one form. It stays the same while the same body is sent again, so that a lost answer
 * never stores a thing twice; another body, or the next one after a success, gets another key. A success is announced under the form's name.
 */
export const submissionKey = (form: FormName) => {
  let kept: { body: string; key: string } | undefined
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body)
      if (kept?.body !== text) kept = { body: text, key: crypto.randomUUID() }
      return kept.key
    },
    succeeded: (): void => {
      kept = undefined
      announce({ kind: 'form_sent', form })
    },
  }
}

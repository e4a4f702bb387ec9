import type { FormName } from '#shared/analytics/names.ts'
import { announce } from './announce.ts'

/**
 * Creates the idempotency key of a form. It stays the same while the same body is sent again, so that a lost response
 * never stores anything twice. Another body, or the next one after a success, gets a new key. A success is announced
 * under the form's name, if it has one.
 */
export const submissionKey = (form?: FormName) => {
  let kept: { body: string; key: string } | undefined
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body)
      if (kept?.body !== text) kept = { body: text, key: crypto.randomUUID() }
      return kept.key
    },
    succeeded: (): void => {
      kept = undefined
      if (form) announce({ kind: 'form_sent', form })
    },
  }
}

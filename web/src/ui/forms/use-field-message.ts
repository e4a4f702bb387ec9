import { fieldErrorCode } from '#shared/contract/field-errors.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'

/** Returns the text for the error of a field, whose message is one of our codes: `error={messageOf(errors.email)}`. */
export const useFieldMessage = () => {
  const t = usePhrases('fields')
  return (error: { message?: string | undefined } | undefined): string | undefined =>
    error && t(fieldErrorCode(error.message))
}

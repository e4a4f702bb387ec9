import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import { getStartedFields } from '#shared/leads/get-started.ts'

type Fault = { at: 'email'; code: FieldErrorCode } | { at: 'check' }

/** The first thing that is wrong: the address, then a personal address, then the human check. */
export const faultOf = (email: string, isTicked: boolean): Fault | undefined => {
  const checked = getStartedFields.email.safeParse(email)
  if (!checked.success) return { at: 'email', code: fieldErrors(checked.error.issues)[''] ?? 'invalid' }
  return isTicked ? undefined : { at: 'check' }
}

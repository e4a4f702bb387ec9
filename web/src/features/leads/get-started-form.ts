import type { Resolver } from 'react-hook-form'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import { getStartedFields } from '#shared/leads/get-started.ts'

type Fault = { at: 'email'; code: FieldErrorCode } | { at: 'check' }

/** `check` is the human check, whose state is kept by use-human-check.ts. */
export type GetStarted = { email: string; check: boolean; website: string }

export const emptyGetStarted: GetStarted = { email: '', check: false, website: '' }

/** Returns the first fault: the address, then a personal address, then the human check. */
export const faultOf = (email: string, isTicked: boolean): Fault | undefined => {
  const checked = getStartedFields.email.safeParse(email)
  if (!checked.success) return { at: 'email', code: fieldErrors(checked.error.issues)[''] ?? 'invalid' }
  return isTicked ? undefined : { at: 'check' }
}

/** Checks the form for one fault at a time. */
export const resolverWith =
  (isTicked: boolean): Resolver<GetStarted> =>
  values => {
    const fault = faultOf(values.email, isTicked)
    if (!fault) return { values, errors: {} }
    const message = fault.at === 'email' ? fault.code : 'required'
    return { values: {}, errors: { [fault.at]: { type: 'validate', message } } }
  }

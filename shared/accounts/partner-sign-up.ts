import { emailAddress } from '../contract/email.ts'
import { type PasswordFault, passwordFault } from './partner-password.ts'

export type PartnerSignUp = { email: string; password: string; confirm: string }

type Field = keyof PartnerSignUp

export type PartnerSignUpFault =
  | { field: Field; reason: 'required' }
  | { field: 'confirm'; reason: 'mismatch' }
  | { field: 'password'; reason: PasswordFault }
  | { field: 'email'; reason: 'emailInvalid' }

const fields = ['email', 'password', 'confirm'] as const satisfies readonly Field[]

/** The first error of a sign-up: missing fields first, then passwords that differ, then the rest. */
export const partnerSignUpFault = (typed: PartnerSignUp): PartnerSignUpFault | undefined => {
  const empty = fields.find(field => !typed[field].trim())
  if (empty) return { field: empty, reason: 'required' }
  if (typed.password !== typed.confirm) return { field: 'confirm', reason: 'mismatch' }
  const reason = passwordFault(typed.password)
  if (reason) return { field: 'password', reason }
  return emailAddress.safeParse(typed.email).success ? undefined : { field: 'email', reason: 'emailInvalid' }
}

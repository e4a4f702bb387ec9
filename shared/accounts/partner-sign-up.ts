import { emailAddress } from '../contract/email.ts'
import { type PasswordFault, passwordFault } from './partner-password.ts'

export type PartnerSignUp = { email: string; password: string; confirm: string }

type Field = keyof PartnerSignUp

export type PartnerSignUpFault =
  | { field: Field; says: 'required' }
  | { field: 'confirm'; says: 'mismatch' }
  | { field: 'password'; says: PasswordFault }
  | { field: 'email'; says: 'emailInvalid' }

const fields = ['email', 'password', 'confirm'] as const satisfies readonly Field[]

/** The one thing to say about a sign-up: all fields first, then that the passwords are the same, then the rest. */
export const partnerSignUpFault = (typed: PartnerSignUp): PartnerSignUpFault | undefined => {
  const empty = fields.find(field => !typed[field].trim())
  if (empty) return { field: empty, says: 'required' }
  if (typed.password !== typed.confirm) return { field: 'confirm', says: 'mismatch' }
  const says = passwordFault(typed.password)
  if (says) return { field: 'password', says }
  return emailAddress.safeParse(typed.email).success ? undefined : { field: 'email', says: 'emailInvalid' }
}

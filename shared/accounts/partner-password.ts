import { commonPasswords } from './common-passwords.ts'

/** The minimum length, of the partner pool and of its forms. */
export const passwordMinimumLength = 6

/** The maximum length that Cognito accepts. */
export const passwordMaximumLength = 256

/** Why a new password is refused; the key of its phrase in shared/phrases/<language>/accounts.ts. */
export type PasswordFault = 'tooShort' | 'outerSpaces' | 'common'

/** The first fault of a new password. The pool itself only refuses passwords that are too short or have spaces around them. */
export const passwordFault = (password: string): PasswordFault | undefined => {
  if (password.length < passwordMinimumLength) return 'tooShort'
  if (password !== password.trim()) return 'outerSpaces'
  return commonPasswords.has(password.toLowerCase()) ? 'common' : undefined
}

const kinds = [/[a-zåäö]/, /[A-ZÅÄÖ]/, /\d/, /[^\da-zåäö]/i]

/** Counts the characters that neither repeat nor continue (aaaa, 1234) the one before. */
const unforeseen = (password: string): number =>
  [...password].filter((sign, index, all) => {
    const step = sign.charCodeAt(0) - (all[index - 1]?.charCodeAt(0) ?? Number.NaN)
    return !(Math.abs(step) <= 1)
  }).length

/**
 * How hard a password is to guess, from 0 (nothing typed) to 4. Length counts most: a phrase of four words beats
 * a short one of every kind of character.
 */
export const passwordStrength = (password: string): 0 | 1 | 2 | 3 | 4 => {
  if (!password) return 0
  if (passwordFault(password)) return 1
  const points = unforeseen(password) + 2 * kinds.filter(kind => kind.test(password)).length
  if (points < 11) return 1
  if (points < 15) return 2
  return points < 20 ? 3 : 4
}

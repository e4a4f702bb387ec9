import { CognitoError } from './errors.ts'
import type { UserPool } from './user-pool.ts'

/**
 * Throws InvalidPasswordException for a password below the pool's policy.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/managing-users-passwords.html
 */
export function assertPassword(pool: UserPool, password: string): void {
  if (password.length >= pool.settings.passwordMinimumLength) return
  const message = 'Password did not conform with policy: Password not long enough'
  throw new CognitoError('InvalidPasswordException', message)
}

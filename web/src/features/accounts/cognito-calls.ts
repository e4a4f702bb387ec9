import { endSession } from '#web/src/platform/amplify.ts'
import { announce } from '#web/src/platform/announce.ts'
import type { PoolName } from '#web/src/platform/config.ts'
import { signInFailure } from './sign-in-failure.ts'

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name

/** The same timeout as for our own API; the library has none. */
const answerWithinMs = 15_000

/** Waits for a call to Cognito. Throws what the call throws, or a TimeoutError after 15 seconds. */
export const withTimeout = <Result>(asking: Promise<Result>): Promise<Result> => {
  const limit = AbortSignal.timeout(answerWithinMs)
  const late = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason))
  })
  return Promise.race([asking, late])
}

/** Runs work with Cognito or our API, and turns every error into a SignInFailure. */
export const rethrowAsSignInFailure = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    throw signInFailure(error)
  }
}

/** Creates an account; an existing account is a result, not an error. */
export const createUnlessExists = async (
  pool: PoolName,
  create: () => Promise<unknown>,
): Promise<'created' | 'exists'> => {
  try {
    await create()
    announce({ kind: 'form_sent', form: `${pool}_sign_up` })
    return 'created'
  } catch (error) {
    if (isNamed(error, 'UsernameExistsException')) return 'exists'
    throw error
  }
}

/** Begins a sign-in, after signing out an earlier session whose tokens are still stored. */
export const beginSignedOut = async <Result>(
  pool: PoolName,
  begin: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await begin()
  } catch (error) {
    if (!isNamed(error, 'UserAlreadyAuthenticatedException')) throw error
    await endSession(pool)
    return begin()
  }
}

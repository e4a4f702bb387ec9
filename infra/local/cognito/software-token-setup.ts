import { clock } from '#shared/contract/clock.ts'
import { CognitoError, invalidParameter, notAuthorized, sessionExpired } from './errors.ts'
import { type Body, readParameters } from './parameters.ts'
import { newSecret } from './software-tokens.ts'
import { stepOfCode } from './totp.ts'
import type { Operation, UserPool } from './user-pool.ts'

type Setup = { sub: string; secret?: string; misses?: number; verified?: true }

const maxMisses = 5

/** The session names no pool, so each is asked; access tokens are not taken, because nobody changes an app here. */
const takeSetup = (pools: readonly UserPool[], body: Body) => {
  const { Session } = readParameters(body, { Session: { minimum: 20, maximum: 2048 } })
  if (!Session) throw invalidParameter('Either Session or AccessToken must be provided.')
  for (const pool of pools) {
    const state = pool.sessions.take<Setup>('mfa-setup', Session)
    if (state === 'expired') throw sessionExpired()
    if (state !== 'invalid') return { pool, state, session: Session }
  }
  throw notAuthorized('Invalid session for the user.')
}

/**
 * Begins to set up an authenticator app, within a sign-in that requires it.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AssociateSoftwareToken.html
 */
export const associateSoftwareToken: Operation = async ({ pools, body }) => {
  const { pool, state } = takeSetup(pools, body)
  const secret = newSecret()
  return { SecretCode: secret, Session: pool.sessions.begin('mfa-setup', { sub: state.sub, secret }) }
}

/**
 * Stores the app once a code shows that it has the secret. The sign-in goes on with the new session.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_VerifySoftwareToken.html
 */
export const verifySoftwareToken: Operation = async ({ pools, body }) => {
  const { UserCode } = readParameters(body, {
    UserCode: { required: true, minimum: 6, maximum: 6, pattern: '[0-9]+' },
  })
  const { pool, state, session } = takeSetup(pools, body)
  const { sub, secret, misses = 0 } = state
  if (!secret)
    throw new CognitoError('SoftwareTokenMFANotFoundException', 'Software token TOTP MFA not found.')
  const step = stepOfCode(secret, UserCode, clock.seconds())
  if (step === undefined) {
    if (misses + 1 < maxMisses) pool.sessions.giveBack(session, { ...state, misses: misses + 1 })
    throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch')
  }
  pool.softwareTokens.set(sub, secret, step)
  return { Status: 'SUCCESS', Session: pool.sessions.begin('mfa-setup', { sub, verified: true }) }
}

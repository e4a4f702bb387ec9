import { CognitoError, missingParameter, notAuthorized, sessionExpired } from './errors.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { assertPassword } from './password-policy.ts'
import { createVerifier } from './srp.ts'
import type { UserPool } from './user-pool.ts'
import type { User } from './users.ts'

type Metadata = Record<string, string> | undefined
type Respond = (
  pool: UserPool,
  session: string | undefined,
  responses: Record<string, string>,
  clientMetadata: Metadata,
) => Promise<object>

/** The state of a sign-in after its password. */
type Progress = { sub: string; misses?: number; verified?: true }

/** Cognito does not document its number; its message is that of a session that is over. */
const maxMisses = 5

const invalidSession = () => notAuthorized('Invalid session for the user.')

const challenge = (pool: UserPool, { sub }: User, name: 'MFA_SETUP' | 'SOFTWARE_TOKEN_MFA') => ({
  ChallengeName: name,
  ChallengeParameters:
    name === 'MFA_SETUP'
      ? { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]', USER_ID_FOR_SRP: sub }
      : { FRIENDLY_DEVICE_NAME: '', USER_ID_FOR_SRP: sub },
  Session: pool.sessions.begin(name === 'MFA_SETUP' ? 'mfa-setup' : 'software-token', { sub }),
})

const askForFactor = (pool: UserPool, user: User, clientMetadata: Metadata): Promise<object> | object => {
  if (!pool.settings.secondFactor) return finishSignIn(pool, user, clientMetadata)
  const name = pool.softwareTokens.secretOf(user.sub) ? 'SOFTWARE_TOKEN_MFA' : 'MFA_SETUP'
  return challenge(pool, user, name)
}

/**
 * What follows the right password: a new one after an invitation, then the second factor where the pool requires it.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-settings-mfa.html
 */
export const continueSignIn = async (
  pool: UserPool,
  user: User,
  clientMetadata: Metadata,
): Promise<object> => {
  if (user.status !== 'FORCE_CHANGE_PASSWORD') return askForFactor(pool, user, clientMetadata)
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify({ email: user.attributes.email }),
    },
    Session: pool.sessions.begin('new-password', { sub: user.sub }),
  }
}

type Kind = 'new-password' | 'mfa-setup' | 'software-token'

/** Uses up the session of a challenge; throws if it is unknown, over, or another user's. */
const takeProgress = (pool: UserPool, kind: Kind, session: string | undefined, username?: string) => {
  if (!session) throw missingParameter('Session')
  const state = pool.sessions.take<Progress>(kind, session)
  if (state === 'expired') throw sessionExpired()
  const user = state === 'invalid' ? undefined : pool.users.find(state.sub)
  if (state === 'invalid' || !user) throw invalidSession()
  if (username !== undefined && pool.users.find(username)?.sub !== user.sub) throw invalidSession()
  return { state, user, session }
}

const named = (responses: Record<string, string>, name: string): string => {
  const value = responses[name]
  if (!value) throw missingParameter(name)
  return value
}

const newPassword: Respond = async (pool, session, responses, clientMetadata) => {
  const [username, password] = [named(responses, 'USERNAME'), named(responses, 'NEW_PASSWORD')]
  const taken = takeProgress(pool, 'new-password', session, username)
  try {
    assertPassword(pool, password)
  } catch (error) {
    pool.sessions.giveBack(taken.session, taken.state)
    throw error
  }
  pool.users.setPassword(taken.user.sub, createVerifier(pool.srpName, taken.user.sub, password))
  pool.users.confirm(taken.user.sub)
  return askForFactor(pool, taken.user, clientMetadata)
}

const softwareToken: Respond = async (pool, session, responses, clientMetadata) => {
  const [username, code] = [named(responses, 'USERNAME'), named(responses, 'SOFTWARE_TOKEN_MFA_CODE')]
  const { state, user, session: token } = takeProgress(pool, 'software-token', session, username)
  const verdict = pool.softwareTokens.check(user.sub, code)
  if (verdict === 'right') return finishSignIn(pool, user, clientMetadata)
  const misses = (state.misses ?? 0) + 1
  // The same session may be tried again, as with Cognito, but not endlessly.
  if (misses < maxMisses) pool.sessions.giveBack(token, { ...state, misses })
  throw verdict === 'used'
    ? new CognitoError('ExpiredCodeException', 'Your software token has already been used once.')
    : new CognitoError('CodeMismatchException', 'Invalid code received for user')
}

const setUp: Respond = async (pool, session, responses, clientMetadata) => {
  const { state, user } = takeProgress(pool, 'mfa-setup', session, named(responses, 'USERNAME'))
  if (!state.verified) throw invalidSession()
  return finishSignIn(pool, user, clientMetadata)
}

const challenges: Readonly<Record<string, Respond>> = {
  NEW_PASSWORD_REQUIRED: newPassword,
  SOFTWARE_TOKEN_MFA: softwareToken,
  MFA_SETUP: setUp,
}

/** What handles the answer to a challenge after the password; undefined for other challenges. */
export const challengeOf = (name: string): Respond | undefined =>
  Object.hasOwn(challenges, name) ? challenges[name] : undefined

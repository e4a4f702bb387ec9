import {
  incorrectCredentials,
  invalidParameter,
  missingParameter,
  sessionExpired,
  userNotConfirmed,
} from './errors.ts'
import type { CustomProgress } from './sessions.ts'
import {
  createServerKeys,
  createVerifier,
  expectedSignature,
  isClientKey,
  isEqual,
  type ServerKeys,
} from './srp.ts'
import { pretendedUser, type UserPool } from './user-pool.ts'
import type { User } from './users.ts'

type State = {
  sub: string
  exists: boolean
  verifier: string
  clientKey: string
  serverKeys: ServerKeys
  /** Set if the password is one round of a custom sign-in. */
  custom?: CustomProgress
}

/** Reads USERNAME and SRP_A of a sign-in by password; throws if one is missing or invalid. */
export function readClientKey({ USERNAME, SRP_A }: Record<string, string>) {
  if (!USERNAME) throw missingParameter('USERNAME')
  if (!SRP_A) throw missingParameter('SRP_A')
  if (!isClientKey(SRP_A)) throw invalidParameter('Invalid SRP_A')
  return { username: USERNAME, clientKey: SRP_A }
}

/**
 * PASSWORD_VERIFIER, the first half of SRP. An unknown user gets a challenge that looks like any other:
 * PreventUserExistenceErrors.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pool-managing-errors.html
 */
export async function askForPassword(
  pool: UserPool,
  { username, clientKey }: { username: string; clientKey: string },
  custom?: CustomProgress,
): Promise<object> {
  const user = pool.users.find(username)
  const { sub, salt, verifier } = user ? { sub: user.sub, ...user.password } : pretended(pool, username)
  const serverKeys = createServerKeys(verifier)
  const state: State = { sub, exists: user !== undefined, verifier, clientKey, serverKeys, custom }
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: pool.sessions.begin('password', state),
      SRP_B: serverKeys.public,
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  }
}

/**
 * The second half of SRP. It comes without a session: the state is found by its SECRET_BLOCK, once. Returns the user,
 * and the custom sign-in that continues with it, if there is one.
 */
export function verifyPassword(
  pool: UserPool,
  responses: Record<string, string>,
): { user: User; custom: CustomProgress | undefined } {
  const answer = readAnswer(responses)
  const state = pool.sessions.take<State>('password', answer.secretBlock)
  if (state === 'expired') throw sessionExpired()
  if (state === 'invalid' || !isRight(pool, state, answer)) throw incorrectCredentials()
  const user = existing(pool, state)
  if (user.status === 'UNCONFIRMED') throw userNotConfirmed()
  return { user, custom: state.custom }
}

type Answer = { username: string; secretBlock: string; signature: string; timestamp: string }

function readAnswer(responses: Record<string, string>): Answer {
  const [username = '', secretBlock = '', signature = '', timestamp = ''] = [
    'USERNAME',
    'PASSWORD_CLAIM_SECRET_BLOCK',
    'PASSWORD_CLAIM_SIGNATURE',
    'TIMESTAMP',
  ].map(name => {
    const value = responses[name]
    if (!value) throw missingParameter(name)
    return value
  })
  if (!/^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d\d:\d\d:\d\d \S+ \d{4}$/.test(timestamp)) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.')
  }
  return { username, secretBlock, signature, timestamp }
}

function isRight(pool: UserPool, state: State, answer: Answer): boolean {
  const { verifier, clientKey, serverKeys, sub } = state
  const { secretBlock, timestamp, username } = answer
  const exchange = {
    poolName: pool.srpName,
    username: sub,
    verifier,
    clientKey,
    serverKeys,
    secretBlock,
    timestamp,
  }
  const isSameUser = username === sub || pool.users.find(username)?.sub === sub
  return isEqual(expectedSignature(exchange), answer.signature) && isSameUser
}

function existing(pool: UserPool, state: State): User {
  const user = state.exists ? pool.users.find(state.sub) : undefined
  if (!user) throw incorrectCredentials()
  return user
}

function pretended(pool: UserPool, username: string) {
  const { sub, salt, password } = pretendedUser(pool, username)
  return { sub, ...createVerifier(pool.srpName, sub, password, salt) }
}

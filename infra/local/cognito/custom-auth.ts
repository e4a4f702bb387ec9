import {
  incorrectCredentials,
  invalidLambdaResponse,
  invalidParameter,
  missingParameter,
  notAuthorized,
  sessionExpired,
  userNotConfirmed,
} from './errors.ts'
import { finishSignIn } from './finish-sign-in.ts'
import type { CustomProgress } from './sessions.ts'
import { askForPassword, readClientKey } from './srp-auth.ts'
import { pretendedUser, triggerAttributes, type UserPool } from './user-pool.ts'
import type { User } from './users.ts'

/** The state of an unfinished custom sign-in, as its Session stores it. */
type State = CustomProgress & { privateChallengeParameters: unknown; challengeMetadata: string | null }

/** A round that Cognito runs itself; it has no metadata from a trigger. */
const passedRound = (challengeName: 'SRP_A' | 'PASSWORD_VERIFIER') => ({
  challengeName,
  challengeResult: true,
  challengeMetadata: null,
})

type Metadata = Record<string, string> | undefined

/**
 * CUSTOM_AUTH. For an unknown user the triggers run with `userNotFound: true` (PreventUserExistenceErrors). A client may
 * start with CHALLENGE_NAME=SRP_A: the first call of DefineAuthChallenge then sees a successful SRP_A round.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-define-auth-challenge.html
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-challenge.html
 */
export async function startCustomAuth(pool: UserPool, parameters: Record<string, string>): Promise<object> {
  const { USERNAME, CHALLENGE_NAME } = parameters
  if (!USERNAME) throw missingParameter('USERNAME')
  const srp = CHALLENGE_NAME === 'SRP_A' ? readClientKey(parameters) : undefined
  const user = pool.users.find(USERNAME)
  if (user && user.status !== 'CONFIRMED') throw userNotConfirmed()
  const progress = { userName: user?.sub ?? USERNAME, rounds: srp ? [passedRound('SRP_A')] : [] }
  return defineNext(pool, progress, undefined, srp)
}

/** The rest of a custom sign-in that began with the password. */
export const continueAfterPassword = (
  pool: UserPool,
  { userName, rounds }: CustomProgress,
  clientMetadata: Metadata,
): Promise<object> =>
  defineNext(pool, { userName, rounds: [...rounds, passedRound('PASSWORD_VERIFIER')] }, clientMetadata)

/** Handles the answer to a CUSTOM_CHALLENGE. A wrong answer is not an error here: DefineAuthChallenge decides what follows. */
export async function respondToCustomChallenge(
  pool: UserPool,
  session: string | undefined,
  responses: Record<string, string>,
  clientMetadata: Metadata,
): Promise<object> {
  const { USERNAME, ANSWER } = responses
  if (!session) throw missingParameter('Session')
  if (!USERNAME) throw missingParameter('USERNAME')
  if (ANSWER === undefined) throw missingParameter('ANSWER')
  const state = takeState(pool, session, USERNAME)
  const challengeResult = await isAnswerCorrect(pool, state, ANSWER, clientMetadata)
  const result = {
    challengeName: 'CUSTOM_CHALLENGE',
    challengeResult,
    challengeMetadata: state.challengeMetadata,
  }
  return defineNext(pool, { userName: state.userName, rounds: [...state.rounds, result] }, clientMetadata)
}

function takeState(pool: UserPool, session: string, username: string): State {
  const state = pool.sessions.take<State>('custom', session)
  if (state === 'expired') throw sessionExpired()
  if (state === 'invalid' || !isOf(pool, state, username))
    throw notAuthorized('Invalid session for the user.')
  return state
}

function isOf(pool: UserPool, { userName }: State, username: string): boolean {
  const names = [userName, shownName(pool, userName)]
  return names.includes(username) || pool.users.find(username)?.sub === userName
}

/** https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-define-auth-challenge.html */
async function defineNext(
  pool: UserPool,
  progress: CustomProgress,
  clientMetadata: Metadata,
  srp?: ReturnType<typeof readClientKey>,
): Promise<object> {
  const { userName, rounds } = progress
  const decision = await pool.invoke('DefineAuthChallenge', {
    source: 'DefineAuthChallenge_Authentication',
    userName,
    request: { ...identity(pool, userName), session: rounds, clientMetadata },
    response: { challengeName: null, issueTokens: null, failAuthentication: null },
  })
  if (!decision) throw invalidParameter('Custom auth lambda trigger is not configured for the user pool.')
  if (decision.failAuthentication === true) throw incorrectCredentials()
  if (decision.issueTokens === true) return finishSignIn(pool, knownUser(pool, userName), clientMetadata)
  if (decision.challengeName === 'PASSWORD_VERIFIER' && srp) return askForPassword(pool, srp, progress)
  if (decision.challengeName !== 'CUSTOM_CHALLENGE') throw invalidLambdaResponse()
  return createChallenge(pool, progress, clientMetadata)
}

/** https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-create-auth-challenge.html */
async function createChallenge(
  pool: UserPool,
  { userName, rounds }: CustomProgress,
  clientMetadata: Metadata,
): Promise<object> {
  const challenge = await pool.invoke('CreateAuthChallenge', {
    source: 'CreateAuthChallenge_Authentication',
    userName,
    request: {
      ...identity(pool, userName),
      challengeName: 'CUSTOM_CHALLENGE',
      session: rounds,
      clientMetadata,
    },
    response: { publicChallengeParameters: null, privateChallengeParameters: null, challengeMetadata: null },
  })
  const { publicChallengeParameters, privateChallengeParameters = null, challengeMetadata } = challenge ?? {}
  const state: State = {
    userName,
    rounds,
    privateChallengeParameters,
    challengeMetadata: typeof challengeMetadata === 'string' ? challengeMetadata : null,
  }
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    ChallengeParameters: { ...readPublic(publicChallengeParameters), USERNAME: shownName(pool, userName) },
    Session: pool.sessions.begin('custom', state),
  }
}

/** https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-verify-auth-challenge-response.html */
async function isAnswerCorrect(
  pool: UserPool,
  { userName, privateChallengeParameters }: State,
  challengeAnswer: string,
  clientMetadata: Metadata,
): Promise<boolean> {
  const verdict = await pool.invoke('VerifyAuthChallengeResponse', {
    source: 'VerifyAuthChallengeResponse_Authentication',
    userName,
    request: { ...identity(pool, userName), privateChallengeParameters, challengeAnswer, clientMetadata },
    response: { answerCorrect: null },
  })
  return verdict?.answerCorrect === true
}

function identity(pool: UserPool, userName: string) {
  const user = pool.users.find(userName)
  return user
    ? { userAttributes: triggerAttributes(user), userNotFound: false }
    : { userAttributes: {}, userNotFound: true }
}

/** A trigger cannot sign in somebody who does not exist. */
function knownUser(pool: UserPool, userName: string): User {
  const user = pool.users.find(userName)
  if (!user) throw incorrectCredentials()
  return user
}

const shownName = (pool: UserPool, userName: string) =>
  pool.users.find(userName)?.sub ?? pretendedUser(pool, userName).sub

function readPublic(parameters: unknown): Record<string, string> {
  if (parameters === null || parameters === undefined) return {}
  if (typeof parameters !== 'object') throw invalidLambdaResponse()
  const entries = Object.entries(parameters)
  if (entries.some(([, value]) => typeof value !== 'string')) throw invalidLambdaResponse()
  return Object.fromEntries(entries)
}

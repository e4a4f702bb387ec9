import { continueAfterPassword, respondToCustomChallenge, startCustomAuth } from './custom-auth.ts'
import { invalidParameter } from './errors.ts'
import { challengeOf, continueSignIn } from './later-challenges.ts'
import { readMetadata, readNamedMap, readParameters, rule } from './parameters.ts'
import { respondWithPasskey, startUserAuth } from './passkey-sign-in.ts'
import { askForPassword, readClientKey, verifyPassword } from './srp-auth.ts'
import { type Operation, poolOfClient, type UserPool } from './user-pool.ts'

const flows = [
  'USER_SRP_AUTH',
  'REFRESH_TOKEN_AUTH',
  'REFRESH_TOKEN',
  'CUSTOM_AUTH',
  'ADMIN_NO_SRP_AUTH',
  'USER_PASSWORD_AUTH',
  'ADMIN_USER_PASSWORD_AUTH',
  'USER_AUTH',
] as const

const challenges = [
  'SMS_MFA',
  'EMAIL_OTP',
  'SOFTWARE_TOKEN_MFA',
  'SELECT_MFA_TYPE',
  'MFA_SETUP',
  'PASSWORD_VERIFIER',
  'CUSTOM_CHALLENGE',
  'SELECT_CHALLENGE',
  'DEVICE_SRP_AUTH',
  'DEVICE_PASSWORD_VERIFIER',
  'ADMIN_NO_SRP_AUTH',
  'NEW_PASSWORD_REQUIRED',
  'SMS_OTP',
  'PASSWORD',
  'WEB_AUTHN',
  'PASSWORD_SRP',
] as const

/**
 * Begins a sign-in. The triggers that run here do not get ClientMetadata.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_InitiateAuth.html
 */
export const initiateAuth: Operation = async ({ pools, body }) => {
  const { AuthFlow, ClientId } = readParameters(body, {
    AuthFlow: { required: true, oneOf: flows, shown: true },
    ClientId: rule.clientId,
  })
  const pool = poolOfClient(pools, ClientId)
  const parameters = readNamedMap(body, 'AuthParameters')
  assertFlow(pool, AuthFlow)
  if (AuthFlow === 'USER_AUTH') return startUserAuth(pool, parameters)
  return AuthFlow === 'CUSTOM_AUTH'
    ? startCustomAuth(pool, parameters)
    : askForPassword(pool, readClientKey(parameters))
}

/**
 * Continues a sign-in. The triggers get ClientMetadata.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RespondToAuthChallenge.html
 */
export const respondToAuthChallenge: Operation = async ({ pools, body }) => {
  const { ClientId, ChallengeName, Session } = readParameters(body, {
    ClientId: rule.clientId,
    ChallengeName: { required: true, oneOf: challenges, shown: true },
    Session: { minimum: 20, maximum: 2048 },
  })
  const pool = poolOfClient(pools, ClientId)
  const responses = readNamedMap(body, 'ChallengeResponses')
  const clientMetadata = readMetadata(body)
  if (ChallengeName === 'PASSWORD_VERIFIER') {
    const { user, custom } = verifyPassword(pool, responses)
    return custom
      ? continueAfterPassword(pool, custom, clientMetadata)
      : continueSignIn(pool, user, clientMetadata)
  }
  if (ChallengeName === 'WEB_AUTHN') return respondWithPasskey(pool, Session, responses, clientMetadata)
  const respond = challengeOf(ChallengeName)
  if (respond) return respond(pool, Session, responses, clientMetadata)
  if (ChallengeName === 'CUSTOM_CHALLENGE')
    return respondToCustomChallenge(pool, Session, responses, clientMetadata)
  throw invalidParameter('Invalid challenge transition')
}

/**
 * Refuses flows that are not in the client's ExplicitAuthFlows, and REFRESH_TOKEN_AUTH, which rotation rules out:
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-refresh-token.html
 */
function assertFlow(pool: UserPool, flow: string): void {
  if (pool.settings.authFlows.some(allowed => allowed === `ALLOW_${flow}`)) return
  if (flow === 'USER_SRP_AUTH' || flow === 'CUSTOM_AUTH')
    throw invalidParameter(`${flow} is not enabled for the client.`)
  if (flow === 'USER_PASSWORD_AUTH')
    throw invalidParameter('USER_PASSWORD_AUTH flow not enabled for this client')
  throw invalidParameter('Auth flow not enabled for this client')
}

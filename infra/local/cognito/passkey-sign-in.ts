import { randomBytes } from 'node:crypto'
import { bytesOf, checkUsed, readCredential } from './ceremony.ts'
import { CognitoError, invalidParameter, missingParameter, notAuthorized, sessionExpired } from './errors.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { pretendedUser, type UserPool } from './user-pool.ts'

type State = { sub: string; challenge: string }

/** One answer to whatever is wrong with a passkey; Cognito's own words are not documented. */
const refused = () => notAuthorized('The passkey could not be verified.')

/**
 * USER_AUTH. A user with a passkey that is both factors is asked for it; everybody else, also who does not exist, has
 * the ways of the password to choose from, which the product never takes here.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication-flows-selection-sdk.html
 */
export function startUserAuth(pool: UserPool, parameters: Record<string, string>): object {
  const { USERNAME, PREFERRED_CHALLENGE } = parameters
  if (!USERNAME) throw missingParameter('USERNAME')
  const user = pool.users.find(USERNAME)
  const isAllowed = user?.status === 'CONFIRMED' && pool.passkeys.isFactorOf(user.sub)
  const known = isAllowed ? pool.passkeys.of(user.sub) : []
  if (!user || known.length === 0 || PREFERRED_CHALLENGE !== 'WEB_AUTHN') {
    const sub = user?.sub ?? pretendedUser(pool, USERNAME).sub
    return {
      ChallengeName: 'SELECT_CHALLENGE',
      ChallengeParameters: { USERNAME: sub },
      AvailableChallenges: ['PASSWORD', 'PASSWORD_SRP', ...(known.length > 0 ? ['WEB_AUTHN'] : [])],
      Session: pool.sessions.begin('choice', { sub }),
    }
  }
  const state: State = { sub: user.sub, challenge: randomBytes(32).toString('base64url') }
  const options = {
    challenge: state.challenge,
    timeout: 180_000,
    rpId: pool.party.id,
    allowCredentials: known.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
    userVerification: 'required',
  }
  return {
    ChallengeName: 'WEB_AUTHN',
    ChallengeParameters: { USERNAME: user.sub, CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
    Session: pool.sessions.begin('passkey-used', state),
  }
}

const readAnswer = (text: string) => {
  try {
    return readCredential(JSON.parse(text))
  } catch {
    throw invalidParameter('CREDENTIAL is not valid.')
  }
}

/** The answer to WEB_AUTHN. Its session is used up by the first answer, whatever it is. */
export async function respondWithPasskey(
  pool: UserPool,
  session: string | undefined,
  { USERNAME, CREDENTIAL }: Record<string, string>,
  clientMetadata: Record<string, string> | undefined,
): Promise<object> {
  if (!session) throw missingParameter('Session')
  if (!USERNAME) throw missingParameter('USERNAME')
  if (!CREDENTIAL) throw missingParameter('CREDENTIAL')
  const credential = readAnswer(CREDENTIAL)
  const state = pool.sessions.take<State>('passkey-used', session)
  if (state === 'expired') throw sessionExpired()
  const user = state === 'invalid' ? undefined : pool.users.find(state.sub)
  if (state === 'invalid' || !user || pool.users.find(USERNAME)?.sub !== user.sub)
    throw notAuthorized('Invalid session for the user.')
  const { response, id } = credential
  const passkey = pool.passkeys.of(user.sub).find(({ credentialId }) => credentialId === id)
  if (!passkey || !pool.passkeys.isFactorOf(user.sub)) throw refused()
  if (response.userHandle && bytesOf(response, 'userHandle').toString() !== user.sub) throw refused()
  const counter = counterOf(() =>
    checkUsed(credential, { ...passkey, challenge: state.challenge }, pool.party),
  )
  if (!pool.passkeys.count(id, counter)) throw refused()
  return finishSignIn(pool, user, clientMetadata)
}

/** RespondToAuthChallenge knows none of the errors of a registration. */
const counterOf = (check: () => number): number => {
  try {
    return check()
  } catch (error) {
    if (error instanceof CognitoError) throw refused()
    throw error
  }
}

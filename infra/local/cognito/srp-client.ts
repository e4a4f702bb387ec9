import {
  claimOf,
  generator,
  multiplier,
  numberOf,
  passwordExponent,
  power,
  prime,
  randomHex,
  scrambleOf,
} from './srp-group.ts'

type Answer = {
  ChallengeParameters?: Record<string, string>
  AuthenticationResult?: { AccessToken: string; IdToken: string; RefreshToken: string }
}

/** "Sat Nov 28 18:00:00 UTC 2026", in the only form that Cognito reads. */
const timestampOf = (date: Date): string => {
  const [weekday, day, month, year, time] = date.toUTCString().replace(',', '').split(' ')
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`
}

/**
 * Signs a user in by password over SRP, as a browser does, and returns the tokens; `call` sends an operation to Cognito
 * and throws if it is refused. Amazon's own client computes in JavaScript's doubles and takes 0.3 s of the processor for
 * each sign-in, where numbers of the language take 0.02 s; tests sign in with both.
 */
export const signInOverSrp = async (
  call: (operation: string, body: object) => Promise<Answer>,
  { poolId, clientId, username, password }: Record<'poolId' | 'clientId' | 'username' | 'password', string>,
): Promise<NonNullable<Answer['AuthenticationResult']>> => {
  const own = numberOf(randomHex(32))
  const clientKey = power(generator, own)
  const asked = await call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    ClientId: clientId,
    AuthParameters: { USERNAME: username, SRP_A: clientKey.toString(16) },
  })
  const { SALT = '', SRP_B = '', SECRET_BLOCK = '', USER_ID_FOR_SRP = '' } = asked.ChallengeParameters ?? {}
  const poolName = poolId.slice(poolId.indexOf('_') + 1)
  const exponent = passwordExponent(poolName, USER_ID_FOR_SRP, password, SALT)
  const scramble = scrambleOf(clientKey, numberOf(SRP_B))
  // S = (B - k·g^x)^(a + u·x)
  const base = (numberOf(SRP_B) - ((multiplier * power(generator, exponent)) % prime) + prime) % prime
  const secret = power(base, own + scramble * exponent)
  const timestamp = timestampOf(new Date())
  const answered = await call('RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ClientId: clientId,
    ChallengeResponses: {
      USERNAME: USER_ID_FOR_SRP,
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      TIMESTAMP: timestamp,
      PASSWORD_CLAIM_SIGNATURE: claimOf({
        ...{ poolName, username: USER_ID_FOR_SRP, secretBlock: SECRET_BLOCK },
        ...{ timestamp, scramble, secret },
      }),
    },
  })
  if (!answered.AuthenticationResult) throw new Error('The pool returned no tokens.')
  return answered.AuthenticationResult
}

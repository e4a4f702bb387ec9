import { challengeIn, checkMade, readCredential } from './ceremony.ts'
import { CognitoError, invalidParameter } from './errors.ts'
import { type Body, readParameters, rule } from './parameters.ts'
import type { Passkey } from './passkeys.ts'
import { authenticate } from './tokens.ts'
import type { Operation, UserPool } from './user-pool.ts'

/** How many passkeys Cognito keeps for one user. */
const maxPasskeys = 20

/** A challenge is the token of a session that can be taken once: as bytes for the browser, as text here. */
const asChallenge = (token: string) => Buffer.from(token, 'base64').toString('base64url')
const asToken = (challenge: string) => Buffer.from(challenge, 'base64url').toString('base64')

const signedIn = (pools: readonly UserPool[], body: Body) => {
  const { AccessToken } = readParameters(body, { AccessToken: rule.token })
  const { pool, user } = authenticate(pools, AccessToken)
  if (!pool.settings.passkeys)
    throw new CognitoError('WebAuthnNotEnabledException', 'WebAuthn is not enabled for the user pool.')
  return { pool, user }
}

/**
 * Begins to make a passkey.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_StartWebAuthnRegistration.html
 */
export const startWebAuthnRegistration: Operation = async ({ pools, body }) => {
  const { pool, user } = signedIn(pools, body)
  const known = pool.passkeys.of(user.sub)
  if (known.length >= maxPasskeys)
    throw new CognitoError('LimitExceededException', 'The user has too many passkeys.')
  const name = user.attributes.email ?? user.sub
  return {
    CredentialCreationOptions: {
      challenge: asChallenge(pool.sessions.begin('passkey-made', { sub: user.sub })),
      rp: { id: pool.party.id, name: pool.party.id },
      user: { id: Buffer.from(user.sub).toString('base64url'), name, displayName: name },
      pubKeyCredParams: [-7, -257].map(alg => ({ type: 'public-key', alg })),
      timeout: 60_000,
      excludeCredentials: known.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
      authenticatorSelection: {
        requireResidentKey: true,
        residentKey: 'required',
        userVerification: 'required',
      },
    },
  }
}

/**
 * Stores the passkey that answers the challenge.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_CompleteWebAuthnRegistration.html
 */
export const completeWebAuthnRegistration: Operation = async ({ pools, body }) => {
  const { pool, user } = signedIn(pools, body)
  const credential = readCredential(body.Credential)
  const challenge = challengeIn(credential)
  const state = pool.sessions.take<{ sub: string }>('passkey-made', asToken(challenge))
  if (state === 'invalid' || state === 'expired' || state.sub !== user.sub)
    throw new CognitoError('WebAuthnChallengeNotFoundException', 'There is no such challenge.')
  if (!pool.passkeys.add(user.sub, checkMade(credential, challenge, pool.party)))
    throw invalidParameter('The credential is registered already.')
  return {}
}

const described = (pool: UserPool, { credentialId, attachment, createdAt }: Passkey) => ({
  CredentialId: credentialId,
  FriendlyCredentialName: attachment === 'cross-platform' ? 'Security key' : 'Passkey',
  RelyingPartyId: pool.party.id,
  ...(attachment && { AuthenticatorAttachment: attachment }),
  AuthenticatorTransports: [],
  CreatedAt: createdAt / 1000,
})

/**
 * All passkeys of a user, on one page: a user has twenty at most.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListWebAuthnCredentials.html
 */
export const listWebAuthnCredentials: Operation = async ({ pools, body }) => {
  const { pool, user } = signedIn(pools, body)
  return { Credentials: pool.passkeys.of(user.sub).map(passkey => described(pool, passkey)) }
}

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_DeleteWebAuthnCredential.html */
export const deleteWebAuthnCredential: Operation = async ({ pools, body }) => {
  const { pool, user } = signedIn(pools, body)
  const { CredentialId } = readParameters(body, { CredentialId: { required: true, minimum: 1 } })
  if (pool.passkeys.remove(user.sub, CredentialId)) return {}
  throw new CognitoError('ResourceNotFoundException', 'The credential does not exist.')
}

const enabledIn = (body: Body, name: string): boolean | undefined => {
  const settings = body[name]
  return typeof settings === 'object' && settings !== null && 'Enabled' in settings
    ? settings.Enabled === true
    : undefined
}

/**
 * Whether a passkey is both factors of a user, who keeps the app as well: an app can be stated here, not given up.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_SetUserMFAPreference.html
 */
export const setUserMfaPreference: Operation = async ({ pools, body }) => {
  const { pool, user } = signedIn(pools, body)
  const [app, passkey] = ['SoftwareTokenMfaSettings', 'WebAuthnMfaSettings'].map(name =>
    enabledIn(body, name),
  )
  if (app === false || (!pool.softwareTokens.secretOf(user.sub) && (app || passkey)))
    throw invalidParameter('Invalid MFA preference: software token MFA has to be set up and enabled.')
  if (passkey !== undefined) pool.passkeys.setFactorOf(user.sub, passkey)
  return {}
}

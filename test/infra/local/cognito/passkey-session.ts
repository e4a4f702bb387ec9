import { type Emulator, ids, originSecret } from './emulator.ts'
import { signInOperator } from './operator-session.ts'
import { type Lies, type SoftwareAuthenticator, softwareAuthenticator } from './software-authenticator.ts'

type Options = { challenge: string; excludeCredentials: { id: string }[] }

/** What the emulator asks a browser for that makes a passkey. */
export const beginPasskey = async (emulator: Emulator, AccessToken: string): Promise<Options> => {
  const { CredentialCreationOptions } = await emulator.call('StartWebAuthnRegistration', { AccessToken })
  return CredentialCreationOptions as Options
}

export const enablePasskeys = (emulator: Emulator, AccessToken: string, Enabled = true) =>
  emulator.call('SetUserMFAPreference', {
    AccessToken,
    SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
    WebAuthnMfaSettings: { Enabled },
  })

/** Completes a passkey as the desk's function does. */
export const completePasskey = (emulator: Emulator, AccessToken: string, Credential: object) =>
  emulator.send(
    'CompleteWebAuthnRegistration',
    { AccessToken, Credential },
    { 'x-origin-secret': originSecret },
  )

/** Removes a passkey as the desk's function does. */
export const removePasskey = (emulator: Emulator, AccessToken: string, CredentialId: string) =>
  emulator.send(
    'DeleteWebAuthnCredential',
    { AccessToken, CredentialId },
    { 'x-origin-secret': originSecret },
  )

/** Makes a passkey as the desk does; returns the answer, which is a refusal for most lies. */
export const makePasskey = async (
  emulator: Emulator,
  AccessToken: string,
  authenticator: SoftwareAuthenticator,
  lies: Lies = {},
) => {
  const Credential = authenticator.make(await beginPasskey(emulator, AccessToken), lies)
  return completePasskey(emulator, AccessToken, Credential)
}

/** An operator who has a passkey. */
export const operatorWithPasskey = async (emulator: Emulator, algorithm?: 'ES256' | 'RS256') => {
  const email = `pia.${crypto.randomUUID().slice(0, 8)}@nodverk.example`
  const signedIn = await signInOperator(emulator, email, ['finance'])
  const authenticator = softwareAuthenticator(algorithm)
  const made = await makePasskey(emulator, signedIn.accessToken, authenticator)
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  await enablePasskeys(emulator, signedIn.accessToken)
  return { email, authenticator, ...signedIn }
}

/** Begins a sign-in, by preference with a passkey. */
export const askForPasskey = (emulator: Emulator, email: string, preferred = 'WEB_AUTHN') =>
  emulator.call('InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    ClientId: ids.operator.clientId,
    AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: preferred },
  })

/** The options that a sign-in asks the browser with. */
export const optionsIn = (asked: Record<string, unknown>): string =>
  (asked.ChallengeParameters as Record<string, string>).CREDENTIAL_REQUEST_OPTIONS ?? ''

export const answerWithPasskey = (
  emulator: Emulator,
  email: string,
  { Session, credential }: { Session: unknown; credential: object },
) =>
  emulator.send('RespondToAuthChallenge', {
    ChallengeName: 'WEB_AUTHN',
    ClientId: ids.operator.clientId,
    Session,
    ChallengeResponses: { USERNAME: email, CREDENTIAL: JSON.stringify(credential) },
  })

/** A whole sign-in with a passkey, and with a lie if there is one. */
export const signInWithPasskey = async (
  emulator: Emulator,
  { email, authenticator }: { email: string; authenticator: SoftwareAuthenticator },
  lies: Lies = {},
) => {
  const asked = await askForPasskey(emulator, email)
  const credential = authenticator.use(optionsIn(asked), lies)
  return answerWithPasskey(emulator, email, { Session: asked.Session, credential })
}

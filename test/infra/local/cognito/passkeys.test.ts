import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { poolSettings } from '#infra/system/pools.ts'
import { clock } from '#shared/contract/clock.ts'
import { type Emulator, ids, minutes, password, resetClock, startEmulator, tokensOf } from './emulator.ts'
import { inviteOperator, signedCall, signInOperator } from './operator-session.ts'
import {
  answerWithPasskey,
  askForPasskey,
  beginPasskey,
  completePasskey,
  enablePasskeys,
  makePasskey,
  operatorWithPasskey,
  optionsIn,
  removePasskey,
  signInWithPasskey,
} from './passkey-session.ts'
import { type Lies, softwareAuthenticator } from './software-authenticator.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(() => emulator.stop())
afterEach(resetClock)

const claimsIn = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const typeOf = ({ body }: { body: Record<string, unknown> }) => body.__type
const newOperator = (roles: Parameters<typeof signInOperator>[2] = ['reader']) =>
  signInOperator(emulator, `per.${crypto.randomUUID().slice(0, 8)}@nodverk.example`, roles)
const listed = async (AccessToken: string) =>
  (await emulator.call('ListWebAuthnCredentials', { AccessToken })).Credentials as { CredentialId: string }[]

describe.each(['ES256', 'RS256'] as const)('a passkey of %s', algorithm => {
  test('signs in, with the roles of its operator and the present moment as the sign-in', async () => {
    const operator = await operatorWithPasskey(emulator, algorithm)
    clock.moveBy(minutes(60))
    const begun = clock.seconds()
    const answer = await signInWithPasskey(emulator, operator)
    expect(answer.status).toBe(200)
    const claims = claimsIn(tokensOf(answer.body).accessToken)
    expect(claims['cognito:groups']).toEqual(['finance'])
    expect(claims.auth_time).toBeGreaterThanOrEqual(begun)
    expect(claims.auth_time).toBeLessThanOrEqual(clock.seconds())
    expect(claims.sub).toBe(claimsIn(operator.accessToken).sub)
  })
})

test('a renewed token keeps the moment of the passkey, so it is fresh no longer', async () => {
  const operator = await operatorWithPasskey(emulator)
  const { refreshToken, accessToken } = tokensOf((await signInWithPasskey(emulator, operator)).body)
  clock.moveBy(minutes(10))
  const renewed = await emulator.call('GetTokensFromRefreshToken', {
    ClientId: ids.operator.clientId,
    RefreshToken: refreshToken,
  })
  const at = claimsIn(accessToken).auth_time
  expect(claimsIn(tokensOf(renewed).accessToken).auth_time).toBe(at)
})

describe('a sign-in is refused', () => {
  test.each<[string, Lies]>([
    ['for another page', { origin: 'http://localhost:9999' }],
    ['for a page of another site', { origin: 'https://nodverk.example' }],
    ['within a page of another origin', { crossOrigin: true }],
    ['for another relying party', { rpId: 'nodverk.example' }],
    ['without the PIN, the finger or the face', { flags: 0x01 }],
    ['without anybody there', { flags: 0x04 }],
    ['for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['with what makes a passkey', { type: 'webauthn.create' }],
    ['of another key', { key: softwareAuthenticator().privateKey }],
    ['with an id that nobody has', { id: softwareAuthenticator().id }],
    ['in the name of another user', { userHandle: 'f1a51e00-0000-4000-8000-000000000000' }],
  ])('%s', async (_name, lies) => {
    const operator = await operatorWithPasskey(emulator)
    const refused = await signInWithPasskey(emulator, operator, lies)
    expect(refused.status).toBe(400)
    expect(refused.body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'The passkey could not be verified.',
    })
    expect((await signInWithPasskey(emulator, operator)).status, 'and the true one is not').toBe(200)
  })

  test('when an answer is given twice', async () => {
    const { email, authenticator } = await operatorWithPasskey(emulator)
    const asked = await askForPasskey(emulator, email)
    const credential = authenticator.use(optionsIn(asked))
    const answer = { Session: asked.Session, credential }
    expect((await answerWithPasskey(emulator, email, answer)).status).toBe(200)
    expect(typeOf(await answerWithPasskey(emulator, email, answer))).toBe('NotAuthorizedException')
    // Nor does an old answer fit into a new sign-in.
    const again = await askForPasskey(emulator, email)
    const replayed = await answerWithPasskey(emulator, email, { Session: again.Session, credential })
    expect(typeOf(replayed)).toBe('NotAuthorizedException')
  })

  test('when the challenge is too old', async () => {
    const { email, authenticator } = await operatorWithPasskey(emulator)
    const asked = await askForPasskey(emulator, email)
    clock.moveBy(minutes(poolSettings.authSessionMinutes))
    const credential = authenticator.use(optionsIn(asked))
    const late = await answerWithPasskey(emulator, email, { Session: asked.Session, credential })
    expect(late.body.message).toBe('Invalid session for the user, session is expired.')
  })

  test('when the counter goes back or stands still, as that of a copy does', async () => {
    const operator = await operatorWithPasskey(emulator)
    expect((await signInWithPasskey(emulator, operator, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 6, 0])
      expect(typeOf(await signInWithPasskey(emulator, operator, { counter }))).toBe('NotAuthorizedException')
    expect((await signInWithPasskey(emulator, operator, { counter: 8 })).status).toBe(200)
  })

  test('with the passkey of somebody else', async () => {
    const [mine, other] = [await operatorWithPasskey(emulator), await operatorWithPasskey(emulator)]
    const mixed = { email: mine.email, authenticator: other.authenticator }
    expect(typeOf(await signInWithPasskey(emulator, mixed))).toBe('NotAuthorizedException')
    // Nor may one's own session be answered in another's name.
    const asked = await askForPasskey(emulator, mine.email)
    const credential = mine.authenticator.use(optionsIn(asked))
    const answer = await answerWithPasskey(emulator, other.email, { Session: asked.Session, credential })
    expect(typeOf(answer)).toBe('NotAuthorizedException')
  })

  test('with a passkey that was removed, also if it was asked for before', async () => {
    const { email, authenticator, accessToken } = await operatorWithPasskey(emulator)
    const asked = await askForPasskey(emulator, email)
    expect((await removePasskey(emulator, accessToken, authenticator.id)).status).toBe(200)
    const credential = authenticator.use(optionsIn(asked))
    const answer = await answerWithPasskey(emulator, email, { Session: asked.Session, credential })
    expect(typeOf(answer)).toBe('NotAuthorizedException')
    expect((await askForPasskey(emulator, email)).ChallengeName).toBe('SELECT_CHALLENGE')
  })

  test('with the passkey of an operator who was removed', async () => {
    const { email, authenticator } = await operatorWithPasskey(emulator)
    const asked = await askForPasskey(emulator, email)
    await signedCall(emulator, 'AdminDeleteUser', { Username: email })
    const credential = authenticator.use(optionsIn(asked))
    const answer = await answerWithPasskey(emulator, email, { Session: asked.Session, credential })
    expect(typeOf(answer)).toBe('NotAuthorizedException')
    // Nothing of it is left: it may be anybody's, and they, invited again, have none.
    const { accessToken } = await newOperator()
    expect((await makePasskey(emulator, accessToken, authenticator)).status).toBe(200)
    await inviteOperator(emulator, email, ['finance'])
    expect((await askForPasskey(emulator, email)).ChallengeName).toBe('SELECT_CHALLENGE')
  })
})

describe('a passkey is asked for', () => {
  test('of those only for whom it is both factors; others choose, as somebody who does not exist', async () => {
    const { email, accessToken } = await operatorWithPasskey(emulator)
    await enablePasskeys(emulator, accessToken, false)
    const asked = await askForPasskey(emulator, email)
    const stranger = await askForPasskey(emulator, 'nobody@nodverk.example')
    for (const answer of [asked, stranger])
      expect(answer).toMatchObject({
        ChallengeName: 'SELECT_CHALLENGE',
        AvailableChallenges: ['PASSWORD', 'PASSWORD_SRP'],
      })
  })

  test('of operators only: other pools do not know the flow', async () => {
    const { status, body } = await emulator.send('InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      ClientId: ids.partner.clientId,
      AuthParameters: { USERNAME: 'pia@konsult.se', PREFERRED_CHALLENGE: 'WEB_AUTHN' },
    })
    expect([status, body.message]).toEqual([400, 'Auth flow not enabled for this client'])
  })

  test('and it is no way around the code: the flow signs nobody in by password', async () => {
    const { email } = await operatorWithPasskey(emulator)
    const { Session } = await askForPasskey(emulator, email, 'PASSWORD')
    const answer = await emulator.send('RespondToAuthChallenge', {
      ChallengeName: 'SELECT_CHALLENGE',
      ClientId: ids.operator.clientId,
      Session,
      ChallengeResponses: { USERNAME: email, ANSWER: 'PASSWORD', PASSWORD: 'Femton-bokstaver-8' },
    })
    expect(typeOf(answer)).toBe('InvalidParameterException')
  })
})

describe('making a passkey is refused', () => {
  test.each<[string, Lies]>([
    ['WebAuthnOriginNotAllowedException', { origin: 'http://localhost:9999' }],
    ['WebAuthnOriginNotAllowedException', { crossOrigin: true }],
    ['WebAuthnRelyingPartyMismatchException', { rpId: 'nodverk.example' }],
    ['WebAuthnCredentialNotSupportedException', { flags: 0x01 }],
    ['WebAuthnCredentialNotSupportedException', { flags: 0x04 }],
    ['WebAuthnClientMismatchException', { type: 'webauthn.get' }],
    ['WebAuthnChallengeNotFoundException', { challenge: Buffer.alloc(180).toString('base64url') }],
    ['InvalidParameterException', { id: softwareAuthenticator().id }],
  ])('with %s for %o', async (type, lies) => {
    const { accessToken } = await newOperator()
    const refused = await makePasskey(emulator, accessToken, softwareAuthenticator(), lies)
    expect([refused.status, typeOf(refused)]).toEqual([400, type])
    expect(await listed(accessToken)).toEqual([])
  })

  test('for a challenge that was answered, or is of somebody else', async () => {
    const [mine, other] = [await newOperator(), await newOperator()]
    const AccessToken = mine.accessToken
    const complete = (Credential: object) => completePasskey(emulator, AccessToken, Credential)
    const options = await beginPasskey(emulator, AccessToken)
    expect((await complete(softwareAuthenticator().make(options))).status).toBe(200)
    const notFound = 'WebAuthnChallengeNotFoundException'
    expect(typeOf(await complete(softwareAuthenticator().make(options)))).toBe(notFound)
    const theirs = await beginPasskey(emulator, other.accessToken)
    expect(typeOf(await complete(softwareAuthenticator().make(theirs)))).toBe(notFound)
  })

  test('for a challenge that is too old', async () => {
    const operator = await operatorWithPasskey(emulator)
    const old = await beginPasskey(emulator, operator.accessToken)
    clock.moveBy(minutes(10))
    const { accessToken: AccessToken } = tokensOf((await signInWithPasskey(emulator, operator)).body)
    clock.moveBy(minutes(poolSettings.authSessionMinutes - 10))
    const Credential = softwareAuthenticator().make(old)
    const late = await completePasskey(emulator, AccessToken, Credential)
    expect(typeOf(late)).toBe('WebAuthnChallengeNotFoundException')
  })

  test('of an authenticator whose passkey is known, also to somebody else', async () => {
    const { authenticator } = await operatorWithPasskey(emulator)
    const { accessToken } = await newOperator()
    expect(typeOf(await makePasskey(emulator, accessToken, authenticator))).toBe('InvalidParameterException')
  })

  test.each([
    ['nothing', ''],
    ['something else', 'oWNmbXRkbm9uZQ'],
    ['what is cut off', 'o2NmbXRkbm9uZQ'],
  ])('with %s for the attestation', async (_name, attestationObject) => {
    const { accessToken: AccessToken } = await newOperator()
    const made = softwareAuthenticator().make(await beginPasskey(emulator, AccessToken))
    const Credential = { ...made, response: { ...made.response, attestationObject } }
    expect((await completePasskey(emulator, AccessToken, Credential)).status).toBe(400)
  })

  test('by a browser itself: only the function that asks for a fresh sign-in knows the secret', async () => {
    const { accessToken: AccessToken } = await newOperator()
    const Credential = softwareAuthenticator().make(await beginPasskey(emulator, AccessToken))
    const refused = await emulator.send('CompleteWebAuthnRegistration', { AccessToken, Credential })
    expect(typeOf(refused)).toBe('ForbiddenException')
    expect(await listed(AccessToken)).toEqual([])
  })

  test('beyond twenty', async () => {
    const { accessToken } = await newOperator()
    for (let count = 0; count < 20; count += 1)
      expect((await makePasskey(emulator, accessToken, softwareAuthenticator())).status).toBe(200)
    const refused = await emulator.send('StartWebAuthnRegistration', { AccessToken: accessToken })
    expect(typeOf(refused)).toBe('LimitExceededException')
  })
})

test('passkeys are listed for their operator, and a new one is not made where there is one', async () => {
  const { accessToken, authenticator } = await operatorWithPasskey(emulator)
  const [one] = await listed(accessToken)
  expect(one).toMatchObject({
    CredentialId: authenticator.id,
    FriendlyCredentialName: 'Passkey',
    AuthenticatorAttachment: 'platform',
    RelyingPartyId: 'localhost',
  })
  const { excludeCredentials } = await beginPasskey(emulator, accessToken)
  expect(excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id])
})

test('nobody removes the passkey of somebody else', async () => {
  const { accessToken, authenticator } = await operatorWithPasskey(emulator)
  const other = await newOperator()
  const answer = await removePasskey(emulator, other.accessToken, authenticator.id)
  expect(typeOf(answer)).toBe('ResourceNotFoundException')
  expect(await listed(accessToken)).toHaveLength(1)
})

test('no browser removes a passkey by itself, also not its own', async () => {
  const { accessToken: AccessToken, authenticator } = await operatorWithPasskey(emulator)
  const body = { AccessToken, CredentialId: authenticator.id }
  expect(typeOf(await emulator.send('DeleteWebAuthnCredential', body))).toBe('ForbiddenException')
  expect(await listed(AccessToken)).toHaveLength(1)
})

test('the app cannot be given up for a passkey', async () => {
  const { accessToken: AccessToken } = await operatorWithPasskey(emulator)
  const without = { AccessToken, SoftwareTokenMfaSettings: { Enabled: false } }
  expect(typeOf(await emulator.send('SetUserMFAPreference', without))).toBe('InvalidParameterException')
})

test('customers have no passkeys', async () => {
  const email = `kund.${crypto.randomUUID().slice(0, 8)}@konsult.se`
  await emulator.signUp('partner', email)
  const { accessToken: AccessToken } = await emulator.signInPartner(email, password)
  const refused = await emulator.send('StartWebAuthnRegistration', { AccessToken })
  expect(typeOf(refused)).toBe('WebAuthnNotEnabledException')
})

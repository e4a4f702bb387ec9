import {
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js'
import { createAmplifyContext } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from 'aws-amplify/auth'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PoolName } from '#infra/system/pools.ts'
import { type Emulator, ids, password, region, startEmulator } from './emulator.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(() => emulator.stop())

const amplify = (pool: PoolName) =>
  createAmplifyContext({
    Auth: {
      Cognito: {
        userPoolId: ids[pool].id,
        userPoolClientId: ids[pool].clientId,
        userPoolEndpoint: emulator.endpoint,
      },
    },
  })

const verifier = (pool: PoolName, tokenUse: 'access' | 'id') => {
  const { id: userPoolId, clientId } = ids[pool]
  const made = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse })
  made.cacheJwks(emulator.cognito.jwks(pool))
  return made
}

test('a business signs up and in with a code, by Amplify', async () => {
  const context = amplify('business')
  const username = 'Anna@Example.com'
  const options = {
    userAttributes: { email: username },
    clientMetadata: { proof: 'p' },
    validationData: { v: '1' },
  }
  const { isSignUpComplete, userId } = await signUp(context, { username, password, options })
  expect(isSignUpComplete).toBe(true)
  const preSignUp = emulator.events.find(({ triggerSource }) => triggerSource === 'PreSignUp_SignUp')
  expect(preSignUp).toMatchObject({
    version: '1',
    region,
    userPoolId: ids.business.id,
    userName: userId,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: ids.business.clientId },
    request: {
      userAttributes: { email: username },
      validationData: { v: '1' },
      clientMetadata: { proof: 'p' },
    },
  })

  const asked = await signIn(context, {
    username: 'anna@example.com',
    options: { authFlowType: 'CUSTOM_WITHOUT_SRP', clientMetadata: { never: 'arrives' } },
  })
  expect(asked.nextStep).toMatchObject({
    signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
    additionalInfo: { step: 'code' },
  })
  const wrong = await confirmSignIn(context, { challengeResponse: '000000' })
  expect(wrong.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE')
  const right = await confirmSignIn(context, {
    challengeResponse: '123456',
    options: { clientMetadata: { lang: 'sv' } },
  })
  expect(right.isSignedIn).toBe(true)

  const { tokens } = await fetchAuthSession(context)
  expect(await verifier('business', 'access').verify(String(tokens?.accessToken))).toMatchObject({
    sub: userId,
    username: userId,
    client_id: ids.business.clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    iss: `https://cognito-idp.${region}.amazonaws.com/${ids.business.id}`,
    auth_time: expect.any(Number),
    origin_jti: expect.any(String),
    event_id: expect.any(String),
    jti: expect.any(String),
  })
  const idClaims = await verifier('business', 'id').verify(String(tokens?.idToken))
  expect(idClaims).toMatchObject({ 'cognito:username': userId, email: username, email_verified: false })
  await expect(verifier('partner', 'access').verify(String(tokens?.accessToken))).rejects.toThrow()

  const refreshed = await fetchAuthSession(context, { forceRefresh: true })
  expect(String(refreshed.tokens?.accessToken)).not.toBe(String(tokens?.accessToken))
  await signOut(context, { global: true })
  const revoked = await emulator.send('GetUser', { AccessToken: String(refreshed.tokens?.accessToken) })
  expect(revoked.body.message).toBe('Access Token has been revoked')
})

test('a partner signs up, in over SRP, changes and resets the password, by Amplify', async () => {
  const context = amplify('partner')
  const username = 'partner@example.com'
  await signUp(context, { username, password: 'secret 1', options: { userAttributes: { email: username } } })
  const options = { authFlowType: 'USER_SRP_AUTH' } as const
  expect(await signIn(context, { username, password: 'secret 1', options })).toMatchObject({
    isSignedIn: true,
  })
  await updatePassword(context, { oldPassword: 'secret 1', newPassword: 'secret 2' })
  await signOut(context)
  await expect(signIn(context, { username, password: 'secret 1', options })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  })

  const { nextStep } = await resetPassword(context, { username })
  expect(nextStep.codeDeliveryDetails).toMatchObject({ deliveryMedium: 'EMAIL', destination: 'p***@e***' })
  const code = /\d{6}/.exec(emulator.mails.at(-1)?.text ?? '')?.[0] ?? ''
  await confirmResetPassword(context, { username, confirmationCode: code, newPassword: 'secret 3' })
  expect(await signIn(context, { username, password: 'secret 3', options })).toMatchObject({
    isSignedIn: true,
  })
  const { tokens } = await fetchAuthSession(context)
  const claims = await verifier('partner', 'id').verify(String(tokens?.idToken))
  expect(claims).toMatchObject({ email: username, email_verified: true })
})

/** The access token of a password sign-in by `amazon-cognito-identity-js`; rejects with its error. */
const signInByAmazonsClient = (email: string, secret: string): Promise<string> => {
  const { id: UserPoolId, clientId: ClientId } = ids.partner
  const Pool = new CognitoUserPool({ UserPoolId, ClientId, endpoint: emulator.endpoint })
  const user = new CognitoUser({ Username: email, Pool })
  return new Promise((resolve, reject) => {
    user.authenticateUser(new AuthenticationDetails({ Username: email, Password: secret }), {
      onSuccess: session => resolve(session.getAccessToken().getJwtToken()),
      onFailure: reject,
    })
  })
}

/** The client of the demo data and of the other tests. */
const signInByOurs = async (email: string, secret: string): Promise<string> =>
  (await emulator.signInPartner(email, secret)).accessToken

test.each([
  ['the second client', signInByAmazonsClient],
  ['our own', signInByOurs],
])('%s signs in over SRP, whatever numbers it draws', async (client, signInBy) => {
  const emailOf = (round: number) => `${client.replaceAll(' ', '-')}-${round}@example.com`
  for (let round = 0; round < 8; round++) {
    const secret = `lösenord ${round} åäö`
    await emulator.signUp('partner', emailOf(round), secret)
    const accessToken = await signInBy(emailOf(round).toUpperCase(), secret)
    expect(verifier('partner', 'access').verifySync(accessToken)).toMatchObject({ token_use: 'access' })
  }
  await expect(signInBy(emailOf(0), 'lösenord 1 åäö')).rejects.toMatchObject({
    code: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  })
})

test('the second client signs in with a code', async () => {
  await emulator.signUp('business', 'code@example.com')
  const { id: UserPoolId, clientId: ClientId } = ids.business
  const Pool = new CognitoUserPool({ UserPoolId, ClientId, endpoint: emulator.endpoint })
  const user = new CognitoUser({ Username: 'code@example.com', Pool })
  user.setAuthenticationFlowType('CUSTOM_AUTH')
  const token = await new Promise<string>((resolve, reject) => {
    const callbacks = {
      onSuccess: (session: { getIdToken(): { getJwtToken(): string } }) =>
        resolve(session.getIdToken().getJwtToken()),
      onFailure: reject,
      customChallenge: () => user.sendCustomChallengeAnswer('123456', callbacks),
    }
    user.initiateAuth(new AuthenticationDetails({ Username: 'code@example.com' }), callbacks)
  })
  expect(verifier('business', 'id').verifySync(token)).toMatchObject({ email: 'code@example.com' })
})

test('functions read and write attributes with AWS credentials, by the SDK', async () => {
  const { UserSub: sub } = await emulator.signUp('business', 'admin@example.com')
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = new CognitoIdentityProviderClient({ region, endpoint: emulator.endpoint, credentials })
  const user = { UserPoolId: ids.business.id, Username: String(sub) }
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }]
  await client.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes }))
  const read = await client.send(new AdminGetUserCommand({ ...user, Username: 'ADMIN@example.com' }))
  expect(read).toMatchObject({
    Username: sub,
    UserStatus: 'CONFIRMED',
    Enabled: true,
    UserCreateDate: expect.any(Date),
  })
  expect(read.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' })
  const moved = [{ Name: 'email', Value: 'moved@example.com' }]
  await client.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes: moved }))
  const reread = await client.send(new AdminGetUserCommand({ ...user, Username: 'moved@example.com' }))
  expect(reread.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' })
  await emulator.signUp('business', 'taken@example.com')
  const taken = [{ Name: 'email', Value: 'Taken@example.com' }]
  await expect(
    client.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes: taken })),
  ).rejects.toThrow('An account with the given email already exists.')
})

test('the JWKS is served at the pool’s own path', async () => {
  const response = await fetch(`${emulator.endpoint}${ids.partner.id}/.well-known/jwks.json`)
  expect(await response.json()).toEqual(emulator.cognito.jwks('partner'))
  expect((await fetch(`${emulator.endpoint}eu-north-1_other/.well-known/jwks.json`)).status).toBe(404)
})

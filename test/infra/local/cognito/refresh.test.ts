import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { type Emulator, ids, minutes, password, resetClock, startEmulator, tokensOf } from './emulator.ts'

let emulator: Emulator
let count = 0
beforeAll(async () => {
  emulator = await startEmulator()
})
afterEach(resetClock)
afterAll(() => emulator.stop())

/** Each test has its own signed-in business. */
async function signedIn() {
  const email = `business${count++}@example.com`
  await emulator.signUp('business', email)
  return { email, ...(await signInAgain(email)) }
}

async function signInAgain(email: string) {
  const { Session } = await emulator.startCustomAuth(email)
  return tokensOf((await emulator.answerChallenge(email, Session, '123456')).body)
}

const { clientId: ClientId } = ids.business
const refresh = (RefreshToken: string) =>
  emulator.send('GetTokensFromRefreshToken', { ClientId, RefreshToken })
const getUser = (AccessToken: string) => emulator.send('GetUser', { AccessToken })
const claims = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())
const notAuthorized = (message: string) => ({
  status: 400,
  body: { __type: 'NotAuthorizedException', message },
})
const reused = { status: 400, body: { __type: 'RefreshTokenReuseException' } }

test('a refresh rotates the token; the old one works through its grace period and not after', async () => {
  const { refreshToken, accessToken } = await signedIn()
  clock.moveBy(minutes(10))
  const renewed = await refresh(refreshToken)
  const second = tokensOf(renewed.body)
  expect(renewed.body.AuthenticationResult).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' })
  expect(second.refreshToken).not.toBe(refreshToken)
  const [before, after] = [claims(accessToken), claims(second.accessToken)]
  expect(after).toMatchObject({ origin_jti: before.origin_jti, auth_time: before.auth_time, sub: before.sub })
  expect(after.iat - before.iat).toBeGreaterThanOrEqual(600)

  clock.moveBy(30_000)
  expect(await refresh(refreshToken)).toMatchObject({ status: 200 })
  clock.moveBy(30_000)
  expect(await refresh(refreshToken)).toMatchObject(reused)
  expect(await refresh(second.refreshToken)).toMatchObject({ status: 200 })
})

test('ten refreshes at once all succeed within the grace, and each new token works', async () => {
  const { refreshToken } = await signedIn()
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)))
  const tokens = new Set(answers.map(({ body }) => tokensOf(body).refreshToken))
  expect(tokens.size).toBe(10)
  clock.moveBy(minutes(2))
  for (const token of tokens) expect(await refresh(token)).toMatchObject({ status: 200 })
  expect(await refresh(refreshToken)).toMatchObject(reused)
})

test('rotation does not lengthen a sign-in', async () => {
  const day = 24 * 60
  const { refreshToken } = await signedIn()
  clock.moveBy(minutes(29 * day))
  const { refreshToken: second } = tokensOf((await refresh(refreshToken)).body)
  clock.moveBy(minutes(day))
  expect(await refresh(second)).toMatchObject(notAuthorized('Refresh Token has expired'))
})

test('an access token ends after its fifteen minutes', async () => {
  const { accessToken } = await signedIn()
  expect(await getUser(accessToken)).toMatchObject({
    status: 200,
    body: { Username: claims(accessToken).sub },
  })
  clock.moveBy(minutes(15))
  expect(await getUser(accessToken)).toMatchObject(notAuthorized('Access Token has expired'))
})

test('RevokeToken ends its sign-in and no other', async () => {
  const first = await signedIn()
  const other = await signInAgain(first.email)
  const { refreshToken: rotated } = tokensOf((await refresh(first.refreshToken)).body)
  expect(await emulator.send('RevokeToken', { ClientId, Token: rotated })).toMatchObject({
    status: 200,
    body: {},
  })
  expect(await refresh(rotated)).toMatchObject(notAuthorized('Refresh Token has been revoked'))
  expect(await refresh(first.refreshToken)).toMatchObject(notAuthorized('Refresh Token has been revoked'))
  expect(await getUser(first.accessToken)).toMatchObject(notAuthorized('Access Token has been revoked'))
  expect(await getUser(other.accessToken)).toMatchObject({ status: 200 })
  expect(await refresh(other.refreshToken)).toMatchObject({ status: 200 })
})

test('GlobalSignOut ends every sign-in of the user and of nobody else', async () => {
  const first = await signedIn()
  const second = await signInAgain(first.email)
  const stranger = await signedIn()
  expect(await emulator.send('GlobalSignOut', { AccessToken: first.accessToken })).toMatchObject({
    status: 200,
  })
  for (const { accessToken, refreshToken } of [first, second]) {
    expect(await getUser(accessToken)).toMatchObject(notAuthorized('Access Token has been revoked'))
    expect(await refresh(refreshToken)).toMatchObject(notAuthorized('Refresh Token has been revoked'))
  }
  expect(await getUser(stranger.accessToken)).toMatchObject({ status: 200 })
  expect(await getUser((await signInAgain(first.email)).accessToken)).toMatchObject({ status: 200 })
})

test('tokens of one pool are refused by the other', async () => {
  const { refreshToken } = await signedIn()
  const partner = { ClientId: ids.partner.clientId, RefreshToken: refreshToken }
  expect(await emulator.send('GetTokensFromRefreshToken', partner)).toMatchObject(
    notAuthorized('Invalid Refresh Token'),
  )
  expect(
    await emulator.send('RevokeToken', { ClientId: ids.partner.clientId, Token: refreshToken }),
  ).toMatchObject({
    status: 400,
    body: { __type: 'UnauthorizedException' },
  })
  expect(await refresh(refreshToken)).toMatchObject({ status: 200 })
})

test('a token of another kind, without or with a forged signature, is no access token', async () => {
  const { accessToken, idToken, refreshToken } = await signedIn()
  const [header, , signature] = accessToken.split('.')
  const raised = Buffer.from(JSON.stringify({ ...claims(accessToken), sub: 'root' })).toString('base64url')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const [token, message] of [
    [idToken, 'Invalid Access Token'],
    [refreshToken, 'Invalid Access Token'],
    [`${header}.${raised}.${signature}`, 'Could not verify signature for Access Token'],
    [`${none}.${raised}.`, 'Could not verify signature for Access Token'],
  ] as const) {
    expect(await getUser(token)).toMatchObject(notAuthorized(message))
  }
  expect(await emulator.send('RevokeToken', { ClientId, Token: accessToken })).toMatchObject({
    status: 400,
    body: { __type: 'UnsupportedTokenTypeException' },
  })
})

test('ChangePassword requires the old password and keeps the sign-in', async () => {
  await emulator.signUp('partner', 'change@example.com')
  const { accessToken: AccessToken } = await emulator.signInPartner('change@example.com')
  const wrong = { AccessToken, PreviousPassword: 'guess it', ProposedPassword: 'secret 2' }
  expect(await emulator.send('ChangePassword', wrong)).toMatchObject(
    notAuthorized('Incorrect username or password.'),
  )
  const right = { ...wrong, PreviousPassword: password }
  expect(await emulator.send('ChangePassword', right)).toMatchObject({ status: 200, body: {} })
  expect(await getUser(AccessToken)).toMatchObject({ status: 200 })
  await expect(emulator.signInPartner('change@example.com')).rejects.toMatchObject({
    code: 'NotAuthorizedException',
  })
  expect(await emulator.signInPartner('change@example.com', 'secret 2')).toMatchObject({
    idToken: expect.any(String),
  })
})

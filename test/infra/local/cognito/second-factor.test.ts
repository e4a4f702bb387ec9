import { confirmSignIn, signIn } from 'aws-amplify/auth'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, stepOfCode } from '#infra/local/cognito/totp.ts'
import { clock } from '#shared/contract/clock.ts'
import { type Emulator, ids, minutes, resetClock, startEmulator } from './emulator.ts'
import {
  codeNow,
  inviteOperator,
  operatorClient,
  operatorPassword,
  signedCall,
  signInOperator,
} from './operator-session.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(() => emulator.stop())
afterEach(resetClock)

const address = () => `olle.${crypto.randomUUID().slice(0, 8)}@nodverk.example`
const claimsIn = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** Signs in with the password, up to the second factor. */
const withPassword = async (email: string) => {
  const context = operatorClient(emulator)
  const { nextStep } = await signIn(context, { username: email, password: operatorPassword })
  return { context, step: nextStep.signInStep }
}

describe('codes', () => {
  // RFC 6238, appendix B: the secret "12345678901234567890", SHA-1, the last six of eight digits.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('at %i s it is %s', (seconds, code) => {
    expect(codeOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', Math.floor(seconds / 30))).toBe(code)
  })

  test('one step before and after the present one is allowed, and no more', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    const known = [-2, -1, 0, 1, 2].map(away => stepOfCode(secret, codeOf(secret, 100 + away), 3_000))
    expect(known).toEqual([undefined, 99, 100, 101, undefined])
  })
})

test('an invited operator chooses a password and sets up an app, by Amplify', async () => {
  const email = address()
  const password = await inviteOperator(emulator, email, ['matcher', 'finance'])
  const context = operatorClient(emulator)
  const first = await signIn(context, { username: email, password })
  expect(first.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
  await expect(confirmSignIn(context, { challengeResponse: 'short' })).rejects.toThrow('policy')
  const second = await confirmSignIn(context, { challengeResponse: operatorPassword })
  expect(second.nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_TOTP_SETUP')
  await expect(confirmSignIn(context, { challengeResponse: '000000' })).rejects.toThrow('Code mismatch')
})

test('the token names the roles, and the session lasts eight hours', async () => {
  const { accessToken } = await signInOperator(emulator, address(), ['matcher', 'finance'])
  expect(claimsIn(accessToken)).toMatchObject({ 'cognito:groups': ['finance', 'matcher'] })
  const { iat, exp } = claimsIn(accessToken)
  expect(exp - iat).toBe(15 * 60)
})

test('a later sign-in asks for a code, which is worth one sign-in', async () => {
  const email = address()
  const { secret } = await signInOperator(emulator, email, ['reader'])
  const again = await withPassword(email)
  expect(again.step).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  await expect(confirmSignIn(again.context, { challengeResponse: codeNow(secret) })).rejects.toThrow(
    'already been used once',
  )
  clock.moveBy(minutes(1))
  const { isSignedIn } = await confirmSignIn(again.context, { challengeResponse: codeNow(secret) })
  expect(isSignedIn).toBe(true)
})

test('a session takes five wrong codes and then no right one', async () => {
  const email = address()
  const { secret } = await signInOperator(emulator, email, ['reader'])
  clock.moveBy(minutes(1))
  const { context } = await withPassword(email)
  const wrong = codeNow(secret) === '123456' ? '654321' : '123456'
  for (let miss = 0; miss < 5; miss += 1)
    await expect(confirmSignIn(context, { challengeResponse: wrong })).rejects.toThrow('Invalid code')
  await expect(confirmSignIn(context, { challengeResponse: codeNow(secret) })).rejects.toThrow()
})

test('nobody registers by themselves, and the password alone gives no token', async () => {
  const refused = await emulator.send('SignUp', {
    ClientId: ids.operator.clientId,
    Username: address(),
    Password: operatorPassword,
  })
  expect(refused.body).toMatchObject({ __type: 'NotAuthorizedException' })
  const email = address()
  await signInOperator(emulator, email, ['admin'])
  const { context } = await withPassword(email)
  await expect(confirmSignIn(context, { challengeResponse: '12' })).rejects.toThrow()
})

test('a sign-in cannot skip the app: its session does not answer for a set-up', async () => {
  const email = address()
  await inviteOperator(emulator, email, ['admin'])
  const setup = { ClientId: ids.operator.clientId, ChallengeName: 'MFA_SETUP' }
  const answer = await emulator.send('RespondToAuthChallenge', {
    ...setup,
    Session: 'x'.repeat(40),
    ChallengeResponses: { USERNAME: email },
  })
  expect(answer.body).toMatchObject({ __type: 'NotAuthorizedException' })
})

test('there are only the declared groups', async () => {
  const email = address()
  await inviteOperator(emulator, email, [])
  const owner = { Username: email, GroupName: 'owner' }
  await expect(signedCall(emulator, 'AdminAddUserToGroup', owner)).rejects.toThrow('Group not found')
})

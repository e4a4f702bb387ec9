import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { type Emulator, ids, minutes, resetClock, startEmulator } from './emulator.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await startEmulator()
  await emulator.signUp('partner', email)
})
afterEach(resetClock)
afterAll(() => emulator.stop())

const email = 'anna@example.com'
const { clientId: ClientId } = ids.partner
type Challenge = Record<'SALT' | 'SECRET_BLOCK' | 'SRP_B' | 'USERNAME' | 'USER_ID_FOR_SRP', string>

async function challengeOf(USERNAME: string): Promise<Challenge> {
  const AuthParameters = { USERNAME, SRP_A: '2' }
  const answer = await emulator.call('InitiateAuth', { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters })
  expect(answer).toEqual({ ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters: expect.anything() })
  return answer.ChallengeParameters as Challenge
}

const answer = (challenge: Challenge, PASSWORD_CLAIM_SIGNATURE: string, TIMESTAMP: string) =>
  emulator.send('RespondToAuthChallenge', {
    ClientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: challenge.USER_ID_FOR_SRP,
      PASSWORD_CLAIM_SECRET_BLOCK: challenge.SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE,
      TIMESTAMP,
    },
  })

const timestamp = 'Sat Nov 21 13:00:00 UTC 2026'
const incorrect = {
  status: 400,
  body: { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' },
}

test('an unknown user gets a challenge like any other, the same salt and id each time, and no way in', async () => {
  const known = await challengeOf(email)
  const first = await challengeOf('nobody@example.com')
  const second = await challengeOf('Nobody@example.com')
  expect(Object.keys(first)).toEqual(Object.keys(known))
  expect(first.SALT).toHaveLength(known.SALT.length)
  expect(first.USER_ID_FOR_SRP).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect([second.SALT, second.USER_ID_FOR_SRP]).toEqual([first.SALT, first.USER_ID_FOR_SRP])
  expect((await challengeOf('other@example.com')).SALT).not.toBe(first.SALT)
  expect(await answer(first, 'QUFB', timestamp)).toMatchObject(incorrect)
})

test('a secret block ends with the session, and after one answer', async () => {
  const challenge = await challengeOf(email)
  expect(await answer(challenge, 'QUFB', timestamp)).toMatchObject(incorrect)
  clock.moveBy(minutes(15))
  expect(await answer(challenge, 'QUFB', timestamp)).toMatchObject(incorrect)
  const late = await challengeOf(email)
  clock.moveBy(minutes(15))
  const message = 'Invalid session for the user, session is expired.'
  expect(await answer(late, 'QUFB', timestamp)).toMatchObject({ body: { message } })
})

test('a valid signature is accepted once', async () => {
  const { send, signInPartner } = emulator
  const original = globalThis.fetch
  let captured = ''
  globalThis.fetch = async (input, init) => {
    if (String(init?.body).includes('PASSWORD_VERIFIER')) captured = String(init?.body)
    return original(input, init)
  }
  try {
    await signInPartner(email)
  } finally {
    globalThis.fetch = original
  }
  expect(captured).toContain('PASSWORD_CLAIM_SIGNATURE')
  expect(await send('RespondToAuthChallenge', captured)).toMatchObject(incorrect)
})

import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import {
  type Emulator,
  type Event,
  ids,
  minutes,
  password,
  resetClock,
  startEmulator,
  tokensOf,
  trigger,
} from './emulator.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await startEmulator()
  await emulator.signUp('business', email)
})
afterEach(resetClock)
afterAll(() => emulator.stop())

const email = 'anna@example.com'
const refusal = (message: string) => ({ status: 400, body: { __type: 'NotAuthorizedException', message } })
const sources = (events: Event[]) => events.map(({ triggerSource }) => triggerSource.split('_')[0])

test('triggers get the events that Cognito sends, metadata only with an answer', async () => {
  emulator.events.length = 0
  const asked = await emulator.call('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    ClientId: ids.business.clientId,
    AuthParameters: { USERNAME: email },
    ClientMetadata: { never: 'arrives' },
  })
  expect(asked.ChallengeParameters).toEqual({ step: 'code', USERNAME: emulator.events[0]?.userName })
  expect(JSON.stringify(asked)).not.toContain('123456')
  const done = await emulator.answerChallenge(email, asked.Session, '123456', { lang: 'sv' })
  expect(tokensOf(done.body).refreshToken).toEqual(expect.any(String))

  expect(sources(emulator.events)).toEqual([
    'DefineAuthChallenge',
    'CreateAuthChallenge',
    'VerifyAuthChallengeResponse',
    'DefineAuthChallenge',
    'PostAuthentication',
  ])
  const identity = {
    userAttributes: {
      sub: expect.any(String),
      email,
      email_verified: 'false',
      'cognito:user_status': 'CONFIRMED',
    },
    userNotFound: false,
  }
  const answered = { challengeName: 'CUSTOM_CHALLENGE', challengeResult: true, challengeMetadata: 'CODE' }
  expect(emulator.events.map(({ request }) => request)).toEqual([
    { ...identity, session: [] },
    { ...identity, session: [], challengeName: 'CUSTOM_CHALLENGE' },
    {
      ...identity,
      privateChallengeParameters: { answer: '123456' },
      challengeAnswer: '123456',
      clientMetadata: { lang: 'sv' },
    },
    { ...identity, session: [answered], clientMetadata: { lang: 'sv' } },
    { userAttributes: identity.userAttributes, newDeviceUsed: false, clientMetadata: { lang: 'sv' } },
  ])
})

test('after a wrong answer DefineAuthChallenge decides: here the third ends the sign-in', async () => {
  let { Session } = await emulator.startCustomAuth(email)
  for (const _ of [1, 2]) {
    const again = await emulator.answerChallenge(email, Session, '000000')
    expect(again).toMatchObject({ status: 200, body: { ChallengeName: 'CUSTOM_CHALLENGE' } })
    Session = again.body.Session
  }
  const last = await emulator.answerChallenge(email, Session, '000000')
  expect(last).toMatchObject(refusal('Incorrect username or password.'))
})

describe('a sign-in that begins with SRP_A', () => {
  const start = (on: Emulator, AuthParameters: object) =>
    on.send('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', ClientId: ids.business.clientId, AuthParameters })
  const withSrp = { USERNAME: email, CHALLENGE_NAME: 'SRP_A', SRP_A: 'aa' }

  test('starts the session of the triggers with a passed SRP_A round', async () => {
    emulator.events.length = 0
    const { body } = await start(emulator, withSrp)
    // These triggers take any right last round for the end, although nothing was entered.
    expect(body).toHaveProperty('AuthenticationResult')
    expect(emulator.events[0]?.request.session).toEqual([
      { challengeName: 'SRP_A', challengeResult: true, challengeMetadata: null },
    ])
  })

  test('requests the password if DefineAuthChallenge says so, and continues once it is right', async () => {
    const rounds: unknown[] = []
    const business = {
      DefineAuthChallenge: trigger(({ request: { session }, response }) => {
        rounds.push(session)
        if (session.length === 1) response.challengeName = 'PASSWORD_VERIFIER'
        else if (session.length === 2) response.challengeName = 'CUSTOM_CHALLENGE'
        else response.issueTokens = true
      }),
    }
    const combined = await startEmulator({ triggers: { business } })
    await combined.signUp('business', email)
    const pool = new CognitoUserPool({
      UserPoolId: ids.business.id,
      ClientId: ids.business.clientId,
      endpoint: combined.endpoint,
    })
    const user = new CognitoUser({ Username: email, Pool: pool })
    user.setAuthenticationFlowType('CUSTOM_AUTH')
    const signedIn = await new Promise<{ isValid: () => boolean }>((onSuccess, onFailure) => {
      user.authenticateUser(new AuthenticationDetails({ Username: email, Password: password }), {
        onSuccess,
        onFailure,
        customChallenge: () => user.sendCustomChallengeAnswer('123456', { onSuccess, onFailure }),
      })
    })
    expect(signedIn.isValid()).toBe(true)
    const names = (rounds.at(-1) as { challengeName: string }[]).map(({ challengeName }) => challengeName)
    expect(names).toEqual(['SRP_A', 'PASSWORD_VERIFIER', 'CUSTOM_CHALLENGE'])
    combined.stop()
  })

  test('is refused without an SRP_A', async () => {
    const answer = await start(emulator, { USERNAME: email, CHALLENGE_NAME: 'SRP_A' })
    expect(answer.body.message).toBe('Missing required parameter SRP_A')
  })
})

test('a session accepts one answer, even if ten come at once', async () => {
  const { Session } = await emulator.startCustomAuth(email)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => emulator.answerChallenge(email, Session, '123456')),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer).toMatchObject(refusal('Invalid session for the user.'))
  }
})

test('a session ends after AuthSessionValidity', async () => {
  const first = await emulator.startCustomAuth(email)
  const second = await emulator.startCustomAuth(email)
  clock.moveBy(minutes(15) - 5_000)
  expect(await emulator.answerChallenge(email, first.Session, '123456')).toMatchObject({ status: 200 })
  clock.moveBy(5_000)
  const late = await emulator.answerChallenge(email, second.Session, '123456')
  expect(late).toMatchObject(refusal('Invalid session for the user, session is expired.'))
})

test("a session is of no use to another user, nor is an unknown user's to anybody", async () => {
  await emulator.signUp('business', 'other@example.com')
  const { Session } = await emulator.startCustomAuth('other@example.com')
  expect(await emulator.answerChallenge(email, Session, '123456')).toMatchObject(
    refusal('Invalid session for the user.'),
  )
})

test('for an unknown address the triggers run with userNotFound, and the reply looks the same', async () => {
  emulator.events.length = 0
  const known = await emulator.startCustomAuth(email)
  const unknown = await emulator.startCustomAuth('nobody@example.com')
  const again = await emulator.startCustomAuth('Nobody@example.com')
  expect(Object.keys(unknown)).toEqual(Object.keys(known))
  expect(unknown.ChallengeParameters).toMatchObject({ USERNAME: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(unknown.ChallengeParameters).toEqual(again.ChallengeParameters)
  expect(emulator.events[2]).toMatchObject({
    userName: 'nobody@example.com',
    request: { userNotFound: true, userAttributes: {} },
  })
  expect(await emulator.answerChallenge('nobody@example.com', unknown.Session, '123456')).toMatchObject({
    status: 200,
  })
})

test('a trigger cannot issue tokens for an unknown user', async () => {
  const business = {
    DefineAuthChallenge: trigger(({ response }) => {
      response.issueTokens = true
    }),
  }
  const careless = await startEmulator({ triggers: { business } })
  const parameters = { AuthFlow: 'CUSTOM_AUTH', ClientId: ids.business.clientId }
  const answer = await careless.send('InitiateAuth', { ...parameters, AuthParameters: { USERNAME: email } })
  expect(answer).toMatchObject(refusal('Incorrect username or password.'))
  careless.stop()
})

test('a user whom PreSignUp does not confirm cannot sign in', async () => {
  const refusing = { PreSignUp: trigger(() => {}) }
  const strict = await startEmulator({ triggers: { business: refusing, partner: refusing } })
  expect(await strict.signUp('business', email)).toMatchObject({ UserConfirmed: false })
  const parameters = { AuthFlow: 'CUSTOM_AUTH', ClientId: ids.business.clientId }
  const answer = await strict.send('InitiateAuth', { ...parameters, AuthParameters: { USERNAME: email } })
  expect(answer.body).toEqual({ __type: 'UserNotConfirmedException', message: 'User is not confirmed.' })
  await strict.signUp('partner', email)
  await expect(strict.signInPartner(email)).rejects.toMatchObject({ code: 'UserNotConfirmedException' })
  await expect(strict.signInPartner(email, `${password}!`)).rejects.toMatchObject({
    code: 'NotAuthorizedException',
  })
  strict.stop()
})

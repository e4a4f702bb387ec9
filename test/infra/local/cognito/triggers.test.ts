import { afterEach, expect, test } from 'vitest'
import type { Trigger } from '#infra/local/cognito/cognito.ts'
import { type Emulator, ids, password, startEmulator, trigger } from './emulator.ts'

let emulator: Emulator
afterEach(() => emulator.stop())

const signUp = () =>
  emulator.send('SignUp', {
    ClientId: ids.business.clientId,
    Username: 'anna@example.com',
    Password: password,
  })
const silent: Trigger = async () => undefined as never
const never = () => new Promise<never>(() => {})

test('a slow trigger is called again with the same event', async () => {
  const seen: unknown[] = []
  const PreSignUp = trigger(event => {
    seen.push(structuredClone(event))
    event.response.autoConfirmUser = true
    return seen.length < 3 ? never() : undefined
  })
  emulator = await startEmulator({ triggers: { business: { PreSignUp } }, triggerTimeout: 20 })
  expect(await signUp()).toMatchObject({ status: 200, body: { UserConfirmed: true } })
  expect(seen).toHaveLength(3)
  expect(seen[2]).toEqual(seen[0])
})

test('a trigger that is slow three times fails the call', async () => {
  let calls = 0
  const PreSignUp = trigger(() => {
    calls++
    return never()
  })
  emulator = await startEmulator({ triggers: { business: { PreSignUp } }, triggerTimeout: 20 })
  expect(await signUp()).toMatchObject({
    status: 400,
    body: {
      __type: 'UserLambdaValidationException',
      message: 'PreSignUp invocation failed due to error Socket timeout while invoking Lambda function.',
    },
  })
  expect(calls).toBe(3)
})

test('a trigger that throws is not called again, and its message reaches the caller', async () => {
  let calls = 0
  const PreSignUp = trigger(() => {
    calls++
    throw new Error('personal_mail')
  })
  emulator = await startEmulator({ triggers: { business: { PreSignUp } } })
  expect(await signUp()).toMatchObject({
    status: 400,
    errorType: 'UserLambdaValidationException:',
    body: { __type: 'UserLambdaValidationException', message: 'PreSignUp failed with error personal_mail.' },
  })
  expect(calls).toBe(1)
  const again = await emulator.startCustomAuth('anna@example.com')
  expect(again.ChallengeName).toBe('CUSTOM_CHALLENGE')
  expect(emulator.events[0]?.request.userNotFound).toBe(true)
})

test('a trigger that does not return its event is refused', async () => {
  emulator = await startEmulator({ triggers: { business: { PreSignUp: silent } } })
  expect((await signUp()).body).toEqual({
    __type: 'InvalidLambdaResponseException',
    message: 'Unrecognizable lambda output',
  })
})

test('PostConfirmation follows a sign-up that PreSignUp confirms, and its failure leaves the user', async () => {
  emulator = await startEmulator({
    triggers: {
      partner: {
        PostConfirmation: trigger(() => {
          throw new Error('no table')
        }),
      },
    },
  })
  const body = { ClientId: ids.partner.clientId, Username: 'p@example.com', Password: password }
  expect((await emulator.send('SignUp', body)).body.message).toBe(
    'PostConfirmation failed with error no table.',
  )
  expect(await emulator.signInPartner('p@example.com')).toMatchObject({ accessToken: expect.any(String) })
})

test('PostConfirmation gets the current attributes', async () => {
  emulator = await startEmulator()
  await emulator.signUp('partner', 'p@example.com')
  expect(emulator.events.at(-1)).toMatchObject({
    triggerSource: 'PostConfirmation_ConfirmSignUp',
    request: {
      userAttributes: { email: 'p@example.com', email_verified: 'true', 'cognito:user_status': 'CONFIRMED' },
    },
  })
})

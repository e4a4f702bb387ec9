import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { type Emulator, ids, minutes, password, resetClock, startEmulator, trigger } from './emulator.ts'

let emulator: Emulator
let count = 0
beforeAll(async () => {
  emulator = await startEmulator()
})
afterEach(resetClock)
afterAll(() => emulator.stop())

const { clientId: ClientId } = ids.partner
const forgot = (Username: string, ClientMetadata?: object) =>
  emulator.send('ForgotPassword', { ClientId, Username, ClientMetadata })
const confirm = (Username: string, ConfirmationCode: string, Password = 'a new secret') =>
  emulator.send('ConfirmForgotPassword', { ClientId, Username, ConfirmationCode, Password })
const refusal = (__type: string, message: string) => ({ status: 400, body: { __type, message } })
const expired = refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.')
const mismatch = refusal('CodeMismatchException', 'Invalid verification code provided, please try again.')

async function partner(): Promise<string> {
  const email = `partner${count++}@example.com`
  await emulator.signUp('partner', email)
  return email
}

async function codeFor(email: string): Promise<string> {
  await forgot(email)
  return /\d{6}/.exec(emulator.mails.at(-1)?.text ?? '')?.[0] ?? ''
}

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

test('the mail is what CustomMessage returns, with the code in place', async () => {
  const email = await partner()
  const answer = await forgot(email, { proof: 'p' })
  expect(answer.body).toEqual({
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'p***@e***' },
  })
  expect(emulator.mails.at(-1)).toEqual({
    to: email,
    subject: 'Ny kod',
    html: expect.stringMatching(/^<p>Din kod: <b>\d{6}<\/b><\/p>$/),
    text: expect.stringMatching(/^Din kod: \d{6}$/),
  })
  expect(emulator.events.at(-1)).toMatchObject({
    triggerSource: 'CustomMessage_ForgotPassword',
    request: { codeParameter: '{####}', usernameParameter: null, clientMetadata: { proof: 'p' } },
  })
})

test('a reset sets the password and tells PostConfirmation, which may sign out everywhere; its code is used up', async () => {
  const email = await partner()
  const { accessToken, refreshToken } = await emulator.signInPartner(email)
  const code = await codeFor(email)
  expect(await confirm(email, otherThan(code))).toMatchObject(mismatch)
  expect(await confirm(email, code, 'short')).toMatchObject({ body: { __type: 'InvalidPasswordException' } })
  expect(await confirm(email.toUpperCase(), code)).toMatchObject({ status: 200, body: {} })
  expect(emulator.events.at(-1)?.triggerSource).toBe('PostConfirmation_ConfirmForgotPassword')
  expect(await confirm(email, code)).toMatchObject(expired)

  expect((await emulator.send('GetUser', { AccessToken: accessToken })).status).toBe(200)
  const Username = emulator.events.at(-1)?.userName
  const asAdmin = { authorization: 'AWS4-HMAC-SHA256 Credential=local' }
  const UserPoolId = ids.partner.id
  expect((await emulator.send('AdminUserGlobalSignOut', { UserPoolId, Username }, asAdmin)).status).toBe(200)
  const user = await emulator.send('GetUser', { AccessToken: accessToken })
  expect(user).toMatchObject(refusal('NotAuthorizedException', 'Access Token has been revoked'))
  const refreshed = await emulator.send('GetTokensFromRefreshToken', { ClientId, RefreshToken: refreshToken })
  expect(refreshed).toMatchObject(refusal('NotAuthorizedException', 'Refresh Token has been revoked'))
  await expect(emulator.signInPartner(email)).rejects.toMatchObject({ code: 'NotAuthorizedException' })
  expect(await emulator.signInPartner(email, 'a new secret')).toMatchObject({
    accessToken: expect.any(String),
  })
})

test('a code expires after its hour, and a newer one replaces it', async () => {
  const email = await partner()
  const old = await codeFor(email)
  clock.moveBy(minutes(60))
  expect(await confirm(email, old)).toMatchObject(expired)
  const newer = await codeFor(email)
  if (old !== newer) expect(await confirm(email, old)).toMatchObject(mismatch)
  expect(await confirm(email, newer)).toMatchObject({ status: 200 })
})

test('guesses are limited by the hour, whatever codes are requested', async () => {
  const email = await partner()
  for (let guess = 0; guess < 5; guess++) {
    expect(await confirm(email, otherThan(await codeFor(email)))).toMatchObject(mismatch)
  }
  const code = await codeFor(email)
  const limit = refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
  expect(await confirm(email, code)).toMatchObject(limit)
  clock.moveBy(minutes(60))
  expect(await confirm(email, await codeFor(email))).toMatchObject({ status: 200 })
})

test('an unknown address learns nothing', async () => {
  const mails = emulator.mails.length
  const answer = await forgot('nobody@example.com')
  expect(answer.body).toEqual({
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@e***' },
  })
  expect(emulator.mails).toHaveLength(mails)
  expect(await confirm('nobody@example.com', '123456')).toMatchObject(mismatch)
  expect(await confirm(await partner(), '123456')).toMatchObject(expired)
})

test('an unverified address gets no code', async () => {
  const PreSignUp = trigger(({ response }) => {
    response.autoConfirmUser = true
  })
  const unverified = await startEmulator({ triggers: { partner: { PreSignUp } } })
  await unverified.signUp('partner', 'p@example.com')
  const answer = await unverified.send('ForgotPassword', { ClientId, Username: 'p@example.com' })
  const message =
    'Cannot reset password for the user as there is no registered/verified email or phone_number'
  expect(answer).toMatchObject(refusal('InvalidParameterException', message))
  expect(unverified.mails).toEqual([])
  unverified.stop()
})

test('CustomMessage may refuse, and may not omit the code', async () => {
  let emailMessage: string | undefined
  const CustomMessage = trigger(({ response }) => {
    if (!emailMessage) throw new Error('proof_missing')
    response.emailMessage = emailMessage
  })
  const guarded = await startEmulator({ triggers: { partner: { CustomMessage } } })
  await guarded.signUp('partner', 'p@example.com', password)
  const ask = () => guarded.send('ForgotPassword', { ClientId, Username: 'p@example.com' })
  const message = 'CustomMessage failed with error proof_missing.'
  expect(await ask()).toMatchObject(refusal('UserLambdaValidationException', message))
  emailMessage = 'Hej'
  expect(await ask()).toMatchObject(refusal('InvalidLambdaResponseException', 'Unrecognizable lambda output'))
  expect(guarded.mails).toEqual([])
  guarded.stop()
})

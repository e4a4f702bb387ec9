import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Emulator, ids, startEmulator } from './emulator.ts'

const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=local' }
const email = 'goes@verkstad.se'
const user = { UserPoolId: ids.partner.id, Username: email }
let emulator: Emulator

beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(() => emulator.stop())

it('AdminDeleteUser deletes an account with its tokens, and frees the address', async () => {
  await emulator.signUp('partner', email)
  await emulator.signUp('partner', 'stays@verkstad.se')
  const { accessToken, refreshToken } = await emulator.signInPartner(email)
  await emulator.send('ForgotPassword', { ClientId: ids.partner.clientId, Username: email })

  expect(await emulator.send('AdminDeleteUser', user, signed)).toMatchObject({ status: 200, body: {} })
  const missing = { __type: 'UserNotFoundException', message: 'User does not exist.' }
  expect((await emulator.send('AdminGetUser', user, signed)).body).toEqual(missing)
  expect((await emulator.send('AdminDeleteUser', user, signed)).body).toEqual(missing)
  expect((await emulator.send('GetUser', { AccessToken: accessToken })).status).toBe(400)
  const refreshed = { ClientId: ids.partner.clientId, RefreshToken: refreshToken }
  expect((await emulator.send('GetTokensFromRefreshToken', refreshed)).status).toBe(400)
  await expect(emulator.signInPartner(email)).rejects.toThrow()

  await emulator.signInPartner('stays@verkstad.se')
  await emulator.signUp('partner', email)
  expect((await emulator.signInPartner(email)).accessToken).not.toBe(accessToken)
})

it('DeleteUser does the same with an access token, without calling a trigger', async () => {
  await emulator.signUp('partner', 'leaves@verkstad.se')
  const { accessToken: AccessToken } = await emulator.signInPartner('leaves@verkstad.se')
  emulator.events.length = 0
  expect(await emulator.send('DeleteUser', { AccessToken })).toMatchObject({ status: 200, body: {} })
  expect(emulator.events).toEqual([])
  expect((await emulator.send('GetUser', { AccessToken })).status).toBe(400)
  expect((await emulator.send('DeleteUser', { AccessToken })).status).toBe(400)
  await expect(emulator.signInPartner('leaves@verkstad.se')).rejects.toThrow()
})

it('AdminDeleteUser requires AWS credentials', async () => {
  expect((await emulator.send('AdminDeleteUser', user)).body).toMatchObject({
    __type: 'MissingAuthenticationTokenException',
  })
})

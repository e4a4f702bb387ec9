import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ids, password, startEmulator, tokensOf } from './emulator.ts'

test('a restart keeps users, keys, sessions, refresh tokens and codes', async () => {
  const email = 'anna@example.com'
  const first = await startEmulator()
  const { dataFolder } = first
  await first.signUp('business', email)
  await first.signUp('partner', email)
  const partner = await first.signInPartner(email)
  const { Session } = await first.startCustomAuth(email)
  await first.call('ForgotPassword', { ClientId: ids.partner.clientId, Username: email })
  const code = /\d{6}/.exec(first.mails[0]?.text ?? '')?.[0] ?? ''
  const jwks = first.cognito.jwks('partner')
  first.stop(true)

  const second = await startEmulator({ dataFolder })
  expect(second.cognito.jwks('partner')).toEqual(jwks)
  expect(tokensOf((await second.answerChallenge(email, Session, '123456')).body).idToken).toEqual(
    expect.any(String),
  )
  expect(await second.call('GetUser', { AccessToken: partner.accessToken })).toMatchObject({
    UserAttributes: [{}, {}, {}],
  })
  const renewal = { ClientId: ids.partner.clientId, RefreshToken: partner.refreshToken }
  expect(await second.call('GetTokensFromRefreshToken', renewal)).toHaveProperty('AuthenticationResult')
  const reset = {
    ClientId: ids.partner.clientId,
    Username: email,
    ConfirmationCode: code,
    Password: 'new secret',
  }
  expect(await second.call('ConfirmForgotPassword', reset)).toEqual({})
  expect(await second.signInPartner(email, 'new secret')).toMatchObject({ accessToken: expect.any(String) })
  second.stop()
})

test('what was acknowledged before a kill -9 is there after it', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'cognito-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'killed.ts'), dataFolder])
  const [chunk] = await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const { email, refreshToken } = JSON.parse(String(chunk))
  const emulator = await startEmulator({ dataFolder })
  const renewal = { ClientId: ids.partner.clientId, RefreshToken: refreshToken }
  expect(await emulator.call('GetTokensFromRefreshToken', renewal)).toHaveProperty('AuthenticationResult')
  expect(await emulator.signInPartner(email)).toHaveProperty('accessToken')
  emulator.stop()
})

test('neither a password nor a token is in the file', async () => {
  const email = 'anna@example.com'
  const emulator = await startEmulator()
  await emulator.signUp('partner', email)
  const { refreshToken } = await emulator.signInPartner(email)
  const { Session } = await emulator.startCustomAuth(email)
  const { dataFolder } = emulator
  emulator.stop(true)
  const file = readFileSync(join(dataFolder, 'cognito.sqlite'), 'latin1')
  expect(file).toContain(email)
  for (const secret of [password, refreshToken, String(Session)]) expect(file).not.toContain(secret)
  rmSync(dataFolder, { recursive: true })
})

import { afterEach, describe, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { addPasskey, freshMinutes, requestPasskey } from '#shared/operator/passkeys.ts'
import type { OperatorRole } from '#shared/operator/roles.ts'
import { pathNameOf, runDeskCommand } from '#shared/operator/run-command.ts'
import { callerOf } from '../faults/operation.ts'
import { ids, minutes, resetClock, tokensOf } from '../infra/local/cognito/emulator.ts'
import { signInOperator } from '../infra/local/cognito/operator-session.ts'
import { enablePasskeys, signInWithPasskey } from '../infra/local/cognito/passkey-session.ts'
import { softwareAuthenticator } from '../infra/local/cognito/software-authenticator.ts'
import { serveApi } from '../infra/local/gateway/served-api.ts'

const api = serveApi()
const send = callerOf(api)
afterEach(resetClock)

const newOperator = async (role: OperatorRole = 'reader') => {
  const email = `rut.${crypto.randomUUID().slice(0, 8)}@nodverk.example`
  return { email, ...(await signInOperator(api.emulator, email, [role])) }
}

const call = (endpoint: Endpoint, token: string, body: object) =>
  send(endpoint, { body, as: { sub: '', email: '', token } })

/** What a browser is asked for, answered by an authenticator of its own. */
const made = async (token: string, authenticator = softwareAuthenticator()) => {
  const { status, body } = await call(requestPasskey, token, {})
  expect(status).toBe(200)
  return { authenticator, credential: authenticator.make(body.options) }
}

const listed = async (AccessToken: string) =>
  (await api.emulator.call('ListWebAuthnCredentials', { AccessToken })).Credentials as object[]

const subOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub as string

test('an operator of any role adds a passkey, once however often it is sent, and the audit says who', async () => {
  const { email, accessToken } = await newOperator()
  const { authenticator, credential } = await made(accessToken)
  for (const _again of [1, 2])
    expect(await call(addPasskey, accessToken, { credential })).toEqual({
      status: 200,
      body: { id: authenticator.id },
    })
  expect(await listed(accessToken)).toHaveLength(1)
  await enablePasskeys(api.emulator, accessToken)
  expect((await signInWithPasskey(api.emulator, { email, authenticator })).status).toBe(200)
  const admin = await newOperator('admin')
  const audit = await send(runDeskCommand, {
    params: { name: pathNameOf('audit list') },
    body: { input: {} },
    as: { sub: '', email: '', token: admin.accessToken },
  })
  expect(audit.body.items).toContainEqual(
    expect.objectContaining({ action: 'passkeys add', by: `operator ${subOf(accessToken)}` }),
  )
})

describe('without a fresh sign-in no passkey is added', () => {
  test('neither begun nor completed', async () => {
    const { accessToken } = await newOperator()
    const { credential } = await made(accessToken)
    clock.moveBy(minutes(freshMinutes))
    const begun = await call(requestPasskey, accessToken, {})
    expect([begun.status, begun.body.code]).toEqual([403, 'sign_in_too_old'])
    const added = await call(addPasskey, accessToken, { credential })
    expect([added.status, added.body.code]).toEqual([403, 'sign_in_too_old'])
    expect(await listed(accessToken)).toEqual([])
  })

  test('and a renewed token is not fresh, while a passkey makes it so', async () => {
    const { email, accessToken } = await newOperator()
    const { authenticator, credential } = await made(accessToken)
    await call(addPasskey, accessToken, { credential })
    await enablePasskeys(api.emulator, accessToken)
    const first = tokensOf((await signInWithPasskey(api.emulator, { email, authenticator })).body)
    clock.moveBy(minutes(freshMinutes))
    const renewed = await api.emulator.call('GetTokensFromRefreshToken', {
      ClientId: ids.operator.clientId,
      RefreshToken: first.refreshToken,
    })
    expect((await call(requestPasskey, tokensOf(renewed).accessToken, {})).status).toBe(403)
    const second = tokensOf((await signInWithPasskey(api.emulator, { email, authenticator })).body)
    expect((await call(requestPasskey, second.accessToken, {})).status).toBe(200)
  })
})

test('a passkey that answers the request of somebody else is refused', async () => {
  const [mine, other] = [await newOperator(), await newOperator()]
  const { credential } = await made(other.accessToken)
  const { status, body } = await call(addPasskey, mine.accessToken, { credential })
  expect([status, body.code, body.fields]).toEqual([422, 'invalid_fields', { credential: 'invalid' }])
  expect(await listed(mine.accessToken)).toEqual([])
})

import { afterEach, describe, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { addPasskey, freshMinutes, removePasskey, requestPasskey } from '#shared/operator/passkeys.ts'
import type { OperatorRole } from '#shared/operator/roles.ts'
import { pathNameOf, runDeskCommand } from '#shared/operator/run-command.ts'
import { callerOf } from '../faults/operation.ts'
import { ids, minutes, resetClock, tokensOf } from '../infra/local/cognito/emulator.ts'
import { signInOperator } from '../infra/local/cognito/operator-session.ts'
import { enablePasskeys, signInWithPasskey } from '../infra/local/cognito/passkey-session.ts'
import { softwareAuthenticator } from '../infra/local/cognito/software-authenticator.ts'
import { invokeFunction, serveApi } from '../infra/local/gateway/served-api.ts'

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

/** What an admin runs at the desk. */
const runAsAdmin = async (name: string, input: object = {}) => {
  const { accessToken: token } = await newOperator('admin')
  const asked = { params: { name: pathNameOf(name) }, body: { input }, as: { sub: '', email: '', token } }
  return (await send(runDeskCommand, asked)).body
}

/** What the audit has of an operator, newest first. */
const auditOf = async (token: string) => {
  const { items } = await runAsAdmin('audit list')
  return (items as { by: string }[]).filter(({ by }) => by === `operator ${subOf(token)}`)
}

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
  expect(await auditOf(accessToken)).toEqual([
    ...['passkeys add', 'passkeys add'].map(action =>
      expect.objectContaining({ action, passkey: authenticator.id }),
    ),
  ])
})

describe('a passkey is removed', () => {
  const remove = (token: string, id: string) =>
    send(removePasskey, { params: { id }, as: { sub: '', email: '', token } })

  const withPasskey = async () => {
    const operator = await newOperator()
    const { authenticator, credential } = await made(operator.accessToken)
    await call(addPasskey, operator.accessToken, { credential })
    return { ...operator, authenticator }
  }

  test('by its operator, who is in the audit, once however often it is asked for', async () => {
    const { accessToken, authenticator } = await withPasskey()
    // It lets nobody in, so an old sign-in will do.
    clock.moveBy(minutes(freshMinutes + 1))
    for (const _again of [1, 2])
      expect(await remove(accessToken, authenticator.id)).toEqual({
        status: 200,
        body: { id: authenticator.id },
      })
    expect(await listed(accessToken)).toEqual([])
    expect(await auditOf(accessToken)).toMatchObject([
      { action: 'passkeys remove', passkey: authenticator.id },
      { action: 'passkeys add', passkey: authenticator.id },
    ])
  })

  test('by nobody else, and nothing is noted of that', async () => {
    const [mine, other] = [await withPasskey(), await newOperator()]
    expect((await remove(other.accessToken, mine.authenticator.id)).status).toBe(200)
    expect(await listed(mine.accessToken)).toHaveLength(1)
    expect(await auditOf(other.accessToken)).toEqual([])
  })

  test('and the audit of the month verifies with it', async () => {
    const { accessToken, authenticator } = await withPasskey()
    await remove(accessToken, authenticator.id)
    await invokeFunction('auditChain', {})
    const { item } = await runAsAdmin('audit verify')
    expect(item).toMatchObject({ holds: true, broken: null })
    // The two about the passkey, at least.
    expect(Number((item as { chained: number }).chained)).toBeGreaterThanOrEqual(2)
  })
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

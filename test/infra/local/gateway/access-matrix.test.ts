import { createHmac, type KeyObject, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#infra/local/cognito/database.ts'
import { loadKeys, type PoolKeys } from '#infra/local/cognito/keys.ts'
import { createAuthorizer } from '#infra/local/gateway/authorizer.ts'
import { createGateway } from '#infra/local/gateway/gateway.ts'
import { routerOf } from '#infra/local/gateway/routes.ts'
import type { SystemFunction } from '#infra/system/function.ts'
import { type FunctionName, functions } from '#infra/system/functions.ts'
import type { PoolName } from '#infra/system/pools.ts'
import { clock } from '#shared/contract/clock.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { runningServices } from '../../../lambdas/running-services.ts'
import { type Emulator, ids, startEmulator, tokensOf } from '../cognito/emulator.ts'

/** Reviewed: what takes a token, and of which pool. An endpoint that is not here fails. */
const behindTokens: Readonly<Record<PoolName, readonly string[]>> = {
  business: [
    'GET /api/business/credits',
    'GET /api/business/inquiries',
    'GET /api/business/inquiries/{id}/files/{fileId}',
    'GET /api/business/me',
    'GET /api/business/uploads/{id}',
    'POST /api/business/inquiries',
    'POST /api/business/profile',
    'POST /api/business/uploads',
    'PUT /api/business/profile',
  ],
  partner: [
    'DELETE /api/partner/cv',
    'DELETE /api/partner/open-assignments/{id}/application',
    'GET /api/partner/applications',
    'GET /api/partner/assignments',
    'GET /api/partner/cv',
    'GET /api/partner/cv-uploads/{id}',
    'GET /api/partner/earnings',
    'GET /api/partner/human-check',
    'GET /api/partner/me',
    'GET /api/partner/open-assignments',
    'GET /api/partner/payment-settings',
    'POST /api/partner/cv-uploads',
    'POST /api/partner/email-verifications',
    'POST /api/partner/profile',
    'PUT /api/partner/cv',
    'PUT /api/partner/email-verifications/{id}',
    'PUT /api/partner/open-assignments/{id}/application',
    'PUT /api/partner/payment-settings',
    'PUT /api/partner/profile',
  ],
}

const all: Readonly<Record<FunctionName, SystemFunction>> = functions
const declared: readonly Endpoint[] = Object.values(all).flatMap(({ serves = [] }) => [...serves])
const guarded = declared.filter(({ access }) => access !== 'public')
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`
const poolOf = ({ access }: Endpoint): PoolName => (access === 'partner' ? 'partner' : 'business')
const otherThan = (pool: PoolName): PoolName => (pool === 'business' ? 'partner' : 'business')

const services = runningServices()
const keys = {} as Record<PoolName, PoolKeys>
const signedIn = {} as Record<PoolName, string>
let emulator: Emulator
let server: Server

type Handler = (event: unknown, context: object) => Promise<unknown>
const handlers = new Map<FunctionName, Promise<{ handler: Handler }>>()

/** The real function, in this process. */
const invoke = async (name: FunctionName, event: unknown): Promise<unknown> => {
  const loading = handlers.get(name) ?? import(/* @vite-ignore */ resolve(all[name].entry))
  handlers.set(name, loading)
  return (await loading).handler(event, {})
}

const signInBoth = async (email: string): Promise<void> => {
  await Promise.all([emulator.signUp('business', email), emulator.signUp('partner', email)])
  const { Session } = await emulator.startCustomAuth(email)
  signedIn.business = tokensOf((await emulator.answerChallenge(email, Session, '123456')).body).accessToken
  signedIn.partner = (await emulator.signInPartner(email)).accessToken
}

beforeAll(async () => {
  emulator = await startEmulator()
  Object.assign(process.env, {
    BUSINESS_CLIENT_ID: ids.business.clientId,
    PARTNER_CLIENT_ID: ids.partner.clientId,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: emulator.endpoint,
  })
  const database = openDatabase(emulator.dataFolder)
  for (const pool of ['business', 'partner'] as const) keys[pool] = loadKeys(database, ids[pool].id)
  database.close()
  await signInBoth('anna@nordplat.se')
  const authorizer = (pool: PoolName) =>
    createAuthorizer({
      issuer: emulator.cognito.issuer(pool),
      audience: ids[pool].clientId,
      keys: () => emulator.cognito.jwks(pool),
    })
  const gateway = createGateway({
    route: routerOf(all),
    authorizers: { business: authorizer('business'), partner: authorizer('partner') },
    originSecret: services.originSecret,
    invoke,
  })
  server = createServer((request, response) => void gateway(request, response))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  emulator.stop()
})

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = (pool: PoolName, claims: object, key: KeyObject = keys[pool].privateKey): string => {
  const content = `${part({ alg: 'RS256', kid: keys[pool].kid })}.${part(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}
const claims = (pool: PoolName) => ({
  iss: emulator.cognito.issuer(pool),
  sub: '0b5e7a1c-0000-4000-8000-000000000001',
  client_id: ids[pool].clientId,
  token_use: 'access',
  auth_time: clock.seconds(),
  iat: clock.seconds(),
  exp: clock.seconds() + 900,
})
/** HS256 with the public key as the secret: what a verifier that trusts `alg` falls for. */
const confused = (pool: PoolName): string => {
  const content = `${part({ alg: 'HS256', kid: keys[pool].kid })}.${part(claims(pool))}`
  const secret = keys[pool].publicKey.export({ type: 'spki', format: 'pem' })
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

const forged: Readonly<Record<string, (pool: PoolName) => string | undefined>> = {
  'no token': () => undefined,
  'an expired token': pool => signed(pool, { ...claims(pool), exp: clock.seconds() - 1 }),
  'a token that is not yet valid': pool => signed(pool, { ...claims(pool), nbf: clock.seconds() + 60 }),
  'a token of the other pool': pool => signed(otherThan(pool), claims(otherThan(pool))),
  'an ID token': pool => {
    const { client_id: aud, ...rest } = claims(pool)
    return signed(pool, { ...rest, aud, token_use: 'id' })
  },
  'an ID token that names a client': pool => signed(pool, { ...claims(pool), token_use: 'id' }),
  'HS256 with the public key': confused,
  'another issuer': pool => signed(pool, { ...claims(pool), iss: emulator.cognito.issuer(otherThan(pool)) }),
  'another client': pool => signed(pool, { ...claims(pool), client_id: 'somebody-else' }),
  'the key of the other pool': pool => signed(pool, claims(pool), keys[otherThan(pool)].privateKey),
  'a stripped signature': pool => signed(pool, claims(pool)).replace(/[^.]+$/, ''),
}

const statusOf = async ({ method, path }: Endpoint, token: string | undefined): Promise<number> => {
  const { port } = server.address() as AddressInfo
  const filled = path.replace(/\{\w+\}/g, '0b5e7a1c-0000-4000-8000-000000000002')
  const answer = await fetch(`http://127.0.0.1:${port}${filled}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  })
  await answer.arrayBuffer()
  return answer.status
}

test.each(['business', 'partner'] as const)('every endpoint behind the %s pool is known here', pool => {
  const found = guarded.filter(endpoint => poolOf(endpoint) === pool).map(keyOf)
  expect(found.sort()).toEqual([...behindTokens[pool]].sort())
})

describe.each(guarded.map(endpoint => [keyOf(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  const pool = poolOf(endpoint)

  test.each(Object.entries(forged))('refuses %s', async (_, tokenFor) => {
    expect(await statusOf(endpoint, tokenFor(pool))).toBe(401)
  })

  test('lets who is signed in as far as its own rules', async () => {
    const status = await statusOf(endpoint, signedIn[pool])
    expect(status).not.toBe(401)
    expect(status).toBeLessThan(500)
  })
})

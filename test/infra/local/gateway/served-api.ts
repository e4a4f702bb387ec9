import { AsyncLocalStorage } from 'node:async_hooks'
import { type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Trigger } from '#infra/local/cognito/cognito.ts'
import { openDatabase } from '#infra/local/cognito/database.ts'
import { loadKeys, type PoolKeys } from '#infra/local/cognito/keys.ts'
import { createAuthorizer } from '#infra/local/gateway/authorizer.ts'
import { createGateway } from '#infra/local/gateway/gateway.ts'
import { routerOf } from '#infra/local/gateway/routes.ts'
import { createLambda } from '#infra/local/lambda/lambda.ts'
import { keptAlive, listenInside } from '#infra/local/listener.ts'
import type { SystemFunction } from '#infra/system/function.ts'
import { type FunctionName, functions } from '#infra/system/functions.ts'
import { type PoolName, pools } from '#infra/system/pools.ts'
import { clock } from '#shared/contract/clock.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { runningServices, type Services } from '../../../lambdas/running-services.ts'
import { type Emulator, ids, startEmulator } from '../cognito/emulator.ts'

const all: Readonly<Record<FunctionName, SystemFunction>> = functions

/** Every operation that a function serves. */
export const servedEndpoints: readonly Endpoint[] = Object.values(all).flatMap(({ serves = [] }) => [
  ...serves,
])

export type ServedApi = {
  services: Services
  emulator: Emulator
  keys: Record<PoolName, PoolKeys>
  port: number
}

type Handler = (event: unknown, context: object) => Promise<unknown>
const handlers = new Map<FunctionName, Promise<{ handler: Handler }>>()

/** Whether the code runs inside a function, rather than in the test around it. */
export const insideFunction = new AsyncLocalStorage<true>()

/** Calls the real function in this process. */
export const invokeFunction = async (name: FunctionName, event: unknown): Promise<unknown> => {
  const loading = handlers.get(name) ?? import(/* @vite-ignore */ resolve(all[name].entry))
  handlers.set(name, loading)
  const { handler } = await loading
  return insideFunction.run(true, () => handler(event, {}))
}

const triggersOf = (pool: PoolName): Record<string, Trigger> =>
  Object.fromEntries(
    Object.entries(pools[pool].triggers).map(([trigger, name]) => [
      trigger,
      async event => (await invokeFunction(name, event)) as Record<string, unknown>,
    ]),
  )

/**
 * Serves the API with its authorizers and the real functions in this process, for the tests of one file. Its pools
 * check next to nothing, unless they have the product's own triggers.
 */
export const serveApi = ({ ownTriggers = false } = {}): ServedApi => {
  const api = { services: runningServices(), keys: {} } as ServedApi
  const authorizer = (pool: PoolName) =>
    createAuthorizer({
      issuer: api.emulator.cognito.issuer(pool),
      audience: ids[pool].clientId,
      keys: () => api.emulator.cognito.jwks(pool),
    })
  beforeAll(async () => {
    const triggers = { business: triggersOf('business'), partner: triggersOf('partner') }
    api.emulator = await startEmulator({
      originSecret: api.services.originSecret,
      ...(ownTriggers && { triggers }),
    })
    const lambda = await listenInside(createLambda({ stage: 'test', invoke: invokeFunction }))
    Object.assign(process.env, {
      BUSINESS_CLIENT_ID: ids.business.clientId,
      PARTNER_CLIENT_ID: ids.partner.clientId,
      OPERATOR_CLIENT_ID: ids.operator.clientId,
      OPERATOR_POOL_ID: ids.operator.id,
      AWS_ENDPOINT_URL_LAMBDA: lambda.endpoint,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: api.emulator.endpoint,
    })
    const database = openDatabase(api.emulator.dataFolder)
    for (const pool of ['business', 'partner', 'operator'] as const)
      api.keys[pool] = loadKeys(database, ids[pool].id)
    database.close()
    const gateway = createGateway({
      route: routerOf(all),
      authorizers: {
        business: authorizer('business'),
        partner: authorizer('partner'),
        operator: authorizer('operator'),
      },
      originSecret: api.services.originSecret,
      invoke: invokeFunction,
    })
    const server = createServer(keptAlive, (request, response) => void gateway(request, response))
    await new Promise<void>(done => server.listen(0, done))
    api.port = (server.address() as AddressInfo).port
    afterAll(() => {
      server.closeAllConnections()
      server.close()
      api.emulator.stop()
      void lambda.close()
    })
  })
  return api
}

export const tokenPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Returns the claims of an access token that is valid for a quarter of an hour. */
export const claimsOf = (
  { emulator }: ServedApi,
  pool: PoolName,
  sub = '0b5e7a1c-0000-4000-8000-000000000001',
) => ({
  iss: emulator.cognito.issuer(pool),
  sub,
  client_id: ids[pool].clientId,
  token_use: 'access',
  auth_time: clock.seconds(),
  iat: clock.seconds(),
  exp: clock.seconds() + 900,
})

/** Returns a token with these claims, signed like the pool does unless another key is given. */
export const signedToken = (
  { keys }: ServedApi,
  pool: PoolName,
  claims: object,
  key: KeyObject = keys[pool].privateKey,
): string => {
  const content = `${tokenPart({ alg: 'RS256', kid: keys[pool].kid })}.${tokenPart(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}

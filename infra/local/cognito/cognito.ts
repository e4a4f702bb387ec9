import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PoolName, TriggerName } from '#infra/system/pools.ts'
import { clock } from '#shared/contract/clock.ts'
import { openDatabase } from './database.ts'
import { type Enrolled, enrol } from './enrol.ts'
import { handleRequest } from './http.ts'
import type { Jwk } from './keys.ts'
import { codeOf, stepAt } from './totp.ts'
import type { Trigger } from './triggers.ts'
import { type Mail, openUserPool, type UserPool } from './user-pool.ts'

export type { Trigger } from './triggers.ts'

type Options = {
  region: string
  /** Holds `cognito.sqlite`, where every change is stored before the response is sent. */
  dataFolder: string
  /** The origin of the pages: passkeys are made and used there only. */
  origin: string
  /** What the firewall lets a passkey be completed with. */
  originSecret: string
  pools: Record<PoolName, { id: string; clientId: string; triggers: Partial<Record<TriggerName, Trigger>> }>
  /** Sends Cognito's own mails: the code for a forgotten password. */
  deliver: (mail: Mail) => Promise<void>
  /** Milliseconds until a trigger is called again; five seconds by default, as in Cognito. */
  triggerTimeout?: number
}

/**
 * Amazon Cognito on one machine, as far as the system uses it: the three pools of `#infra/system/pools.ts`, with the
 * errors and messages of AWS. All times follow the system's clock.
 */
export function createCognito({
  region,
  dataFolder,
  origin,
  originSecret,
  pools: configured,
  deliver,
  triggerTimeout = 5000,
}: Options) {
  const database = openDatabase(dataFolder)
  const party = { id: new URL(origin).hostname, origin }
  const open = (name: PoolName): UserPool =>
    openUserPool(database, { name, ...configured[name], region, deliver, triggerTimeout, party })
  const pools = {
    business: open('business'),
    partner: open('partner'),
    operator: open('operator'),
  } satisfies Record<PoolName, UserPool>
  const all = Object.values(pools)
  const jwks = (pool: PoolName): { keys: Jwk[] } => ({ keys: [pools[pool].keys.jwk] })

  return {
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (request.method === 'POST') return handleRequest({ pools: all, originSecret }, request, response)
      const path = request.url?.split('?')[0] ?? ''
      const pool = all.find(({ id }) => path.endsWith(`/${id}/.well-known/jwks.json`))
      const found = request.method === 'GET' && pool
      response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
      response.end(found ? JSON.stringify(jwks(found.name)) : '{"message":"Not Found"}')
    },
    jwks,
    /** Creates a user as one who has accepted an invitation; the same address again changes nothing. */
    enrol: (pool: PoolName, person: Enrolled): void => enrol(pools[pool], person),
    /** The present code of a user's authenticator app; undefined if they have none. */
    codeOf: (pool: PoolName, email: string): string | undefined => {
      const secret = pools[pool].softwareTokens.secretOf(pools[pool].users.find(email)?.sub ?? '')
      return secret && codeOf(secret, stepAt(clock.seconds()))
    },
    issuer: (pool: PoolName): string => pools[pool].issuer,
    /** Closes the file, so that another process or a test can open it. */
    close: (): void => database.close(),
  }
}

import { createHmac } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Pool, type PoolName, pools, type TriggerName } from '#infra/system/pools.ts'
import type { RelyingParty } from './ceremony.ts'
import { CognitoError } from './errors.ts'
import { createGroups, type Groups } from './groups.ts'
import { loadKeys, type PoolKeys } from './keys.ts'
import type { Body } from './parameters.ts'
import { createPasskeys, type Passkeys } from './passkeys.ts'
import { createRecoveryCodes, type RecoveryCodes } from './recovery-codes.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSignIns, type SignIns } from './sign-ins.ts'
import { createSoftwareTokens, type SoftwareTokens } from './software-tokens.ts'
import { createTriggers, type InvokeTrigger, type Trigger } from './triggers.ts'
import { createUsers, type User, type Users } from './users.ts'

/** A mail that Cognito itself sends. */
export type Mail = { to: string; subject: string; text: string; html: string }

export type UserPool = {
  name: PoolName
  id: string
  clientId: string
  issuer: string
  /** The part after `_` in the id: SRP mixes it into every hash. */
  srpName: string
  settings: Pool
  keys: PoolKeys
  users: Users
  sessions: Sessions
  signIns: SignIns
  recoveryCodes: RecoveryCodes
  softwareTokens: SoftwareTokens
  passkeys: Passkeys
  /** Where passkeys are made and used. */
  party: RelyingParty
  groups: Groups
  invoke: InvokeTrigger
  deliver: (mail: Mail) => Promise<void>
}

/** One operation of the API: takes the parameters and returns the response; throws CognitoError. */
export type Operation = (call: { pools: readonly UserPool[]; body: Body }) => Promise<object>

type PoolOptions = {
  name: PoolName
  id: string
  clientId: string
  triggers: Partial<Record<TriggerName, Trigger>>
  region: string
  triggerTimeout: number
  deliver: (mail: Mail) => Promise<void>
  party: RelyingParty
}

export function openUserPool(database: DatabaseSync, options: PoolOptions): UserPool {
  const { name, id, clientId, region, triggers, deliver, party } = options
  return {
    name,
    id,
    clientId,
    deliver,
    party,
    issuer: `https://cognito-idp.${region}.amazonaws.com/${id}`,
    srpName: id.slice(id.indexOf('_') + 1),
    settings: pools[name],
    keys: loadKeys(database, id),
    users: createUsers(database, id),
    sessions: createSessions(database, id),
    signIns: createSignIns(database, pools[name].refreshTokenHours),
    recoveryCodes: createRecoveryCodes(database, id),
    softwareTokens: createSoftwareTokens(database, id),
    passkeys: createPasskeys(database, id),
    groups: createGroups(database, id),
    invoke: createTriggers({ region, userPoolId: id, clientId, triggers, timeout: options.triggerTimeout }),
  }
}

/** Finds the pool of an app client; throws ResourceNotFoundException. */
export function poolOfClient(all: readonly UserPool[], clientId: string): UserPool {
  const pool = all.find(candidate => candidate.clientId === clientId)
  if (pool) return pool
  throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`)
}

/** Removes a user from the pool, with their tokens and codes. */
export function removeUser(pool: UserPool, { sub }: User): void {
  pool.signIns.forget(pool.id, sub)
  pool.recoveryCodes.forget(sub)
  pool.softwareTokens.forget(sub)
  pool.passkeys.forget(sub)
  pool.groups.forget(sub)
  pool.users.remove(sub)
}

/** User attributes as triggers see them. */
export const triggerAttributes = (user: User): Record<string, string> => ({
  ...user.attributes,
  'cognito:user_status': user.status,
})

/**
 * The fake data that the pool returns for a user that does not exist; always the same for one name.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pool-managing-errors.html
 */
export function pretendedUser(pool: UserPool, username: string) {
  const digest = (purpose: string) =>
    createHmac('sha256', pool.keys.maskingSecret).update(`${purpose}:${username.toLowerCase()}`).digest('hex')
  const [a, b, c, d, e] =
    digest('sub')
      .match(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})/)
      ?.slice(1) ?? []
  return {
    sub: `${a}-${b}-4${c}-a${d}-${e}`,
    salt: digest('salt').slice(0, 32),
    password: digest('password'),
  }
}

import type { Endpoint } from '#shared/contract/endpoint.ts'

/** What a function may do with the table's items, down to their leading keys (IAM StringLike patterns). */
export type TableGrant = {
  on: 'table'
  allow: readonly ('GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query' | 'BatchGetItem')[]
  leadingKeys: readonly string[]
  /** Set for a Query on the index, whose partition key is then the leading key. */
  index?: 'GSI1'
}

export type Grant =
  | TableGrant
  | { on: 'secret'; secret: SecretName }
  | { on: 'mail' }
  | {
      on: 'pool'
      pool: 'business' | 'partner'
      allow: readonly ('AdminUpdateUserAttributes' | 'AdminUserGlobalSignOut')[]
    }

/** Random strings made at the first deploy. `signing`: HMAC keys are derived from it; `origin`: CloudFront's password at the API. */
export const secrets = ['signing', 'origin'] as const
export type SecretName = (typeof secrets)[number]

/** A value that each runtime fills in: the cloud from its resources, one machine from its own. */
export type EnvironmentValue =
  | 'stage'
  | 'table name'
  | 'site origin'
  | 'mail sender'
  | 'operator address'
  | 'account disclosure'
  | 'meeting capacity'
  | 'business client id'
  | 'partner client id'
  | `${SecretName} secret id`

export type SystemFunction = {
  /** The module that exports `handler`. */
  entry: `lambdas/${string}.ts`
  serves?: readonly Endpoint[]
  grants: readonly Grant[]
  environment: Readonly<Record<string, EnvironmentValue>>
  memoryMegabytes: number
  timeoutSeconds: number
  /** Who is hurt when it fails; the words of its alarm. */
  errorImpact: string
}

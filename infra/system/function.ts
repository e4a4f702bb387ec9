import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { GrantedBucketName } from './buckets.ts'
import type { QueueName } from './queues.ts'

/** What a function may do with the table's items, down to their leading keys (IAM StringLike patterns). */
export type TableGrant = {
  on: 'table'
  allow: readonly (
    | 'GetItem'
    | 'PutItem'
    | 'UpdateItem'
    | 'DeleteItem'
    | 'ConditionCheckItem'
    | 'Query'
    | 'BatchGetItem'
  )[]
  leadingKeys: readonly string[]
  /** Set for a Query on the index, whose partition key is then the leading key. */
  index?: 'GSI1'
}

/** What a function may do with the objects of a bucket, below these prefixes only. A copy is a Get and a Put. */
export type BucketGrant = {
  on: 'bucket'
  bucket: GrantedBucketName
  allow: readonly ('GetObject' | 'GetObjectTagging' | 'PutObject' | 'DeleteObject' | 'ListBucket')[]
  prefixes: readonly [string, ...string[]]
}

/** What a function may do under the one key of bank details, and with which pairs of an encryption context only. */
export type KeyGrant = {
  on: 'key'
  allow: readonly ('GenerateDataKey' | 'Decrypt')[]
  contextKeys: readonly [string, ...string[]]
}

export type Grant =
  | TableGrant
  | BucketGrant
  | KeyGrant
  | { on: 'queue'; queue: QueueName; allow: readonly 'SendMessage'[] }
  | { on: 'secret'; secret: SecretName }
  | { on: 'mail' }
  /** Asking the pool of a caller's access token whether it still stands: unsigned, so that no IAM statement comes of it. */
  | { on: 'session' }
  | {
      on: 'pool'
      pool: 'business' | 'partner'
      allow: readonly (
        | 'AdminUpdateUserAttributes'
        | 'AdminUserGlobalSignOut'
        | 'AdminGetUser'
        | 'AdminDeleteUser'
      )[]
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
  | 'business pool id'
  | 'partner pool id'
  | `${SecretName} secret id`
  | 'bank key id'
  | `${GrantedBucketName} bucket name`
  | `${QueueName} queue url`
  /** Where browsers reach the buckets: S3's address in the region, or its stand-in on the one origin. */
  | 'public files address'

export type SystemFunction = {
  /** The module that exports `handler`. */
  entry: `lambdas/${string}.ts`
  serves?: readonly Endpoint[]
  grants: readonly Grant[]
  environment: Readonly<Record<string, EnvironmentValue>>
  memoryMegabytes: number
  timeoutSeconds: number
  /** Set for triggers that throw to say no; what they log as refused is no error of theirs. */
  refuses?: true
  /** Who is hurt when it fails; the words of its alarm. */
  errorImpact: string
}

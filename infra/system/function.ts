import type { Access, Endpoint } from '#shared/contract/endpoint.ts'
import type { CommandFunction } from '#shared/operator/command-functions.ts'
import type { GrantedBucketName } from './buckets.ts'
import type { QueueName } from './queues.ts'

/** What a function may do with the table's items, limited by leading keys (IAM StringLike patterns). */
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
  /** Set for a Query on the index; the leading key is then the index's partition key. */
  index?: 'GSI1'
}

/** What a function may do with the objects of a bucket below these prefixes. A copy is a Get and a Put. */
export type BucketGrant = {
  on: 'bucket'
  bucket: GrantedBucketName
  allow: readonly ('GetObject' | 'GetObjectTagging' | 'PutObject' | 'DeleteObject' | 'ListBucket')[]
  prefixes: readonly [string, ...string[]]
  /** Set if the names of its objects have one end. */
  suffix?: string
}

/** What a function may do under the key for bank details, and the only keys that its encryption context may have. */
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
  /** Runs operators’ commands, by the names of their functions. */
  | { on: 'functions'; functions: readonly CommandFunction[] }
  /** Removes pages from the cache of the site's CloudFront distribution. */
  | { on: 'distribution'; allow: readonly 'CreateInvalidation'[] }
  /** Asks the pool whether a caller's access token is still valid; the call is unsigned and needs no IAM statement. */
  | { on: 'session' }
  /** Adds and removes passkeys of a caller, with the caller's access token; as unsigned, and let through by the pools' firewall. */
  | { on: 'passkeys' }
  | {
      on: 'pool'
      pool: Exclude<Access, 'public'>
      allow: readonly (
        | 'AdminUpdateUserAttributes'
        | 'AdminUserGlobalSignOut'
        | 'AdminGetUser'
        | 'AdminDeleteUser'
        | 'AdminCreateUser'
        | 'AdminAddUserToGroup'
        | 'AdminListGroupsForUser'
        | 'ListUsers'
      )[]
    }

/** Random strings, created at the first deploy. `signing`: the source of HMAC keys; `origin`: CloudFront's password for the API. */
export const secrets = ['signing', 'origin'] as const
export type SecretName = (typeof secrets)[number]

/** A value that is filled in from the resources of the cloud or of the local system. */
export type EnvironmentValue =
  | 'stage'
  | 'table name'
  | 'site origin'
  | 'mail sender'
  | 'operator address'
  | 'second operator address'
  | 'account disclosure'
  | 'meeting capacity'
  | 'meeting room'
  | 'newsletter rate'
  /** Off where one operator moves money alone at the desk. */
  | 'four eyes'
  /** When the VAT of credits is due: at the sale, or as they are used. */
  | 'vat time'
  | 'business client id'
  | 'partner client id'
  | 'operator client id'
  | 'business pool id'
  | 'partner pool id'
  | 'operator pool id'
  | `${SecretName} secret id`
  | 'bank key id'
  | `${GrantedBucketName} bucket name`
  | `${QueueName} queue url`
  /** The folder with the renderer of the site's build. */
  | 'renderer folder'
  | 'distribution id'
  /** The address of the buckets for browsers: S3's in the region, or that of the local system. */
  | 'public files address'

export type SystemFunction = {
  /** The module that exports `handler`. */
  entry: `lambdas/${string}.ts`
  serves?: readonly Endpoint[]
  /** Set if it is called once a minute. */
  everyMinute?: true
  grants: readonly Grant[]
  environment: Readonly<Record<string, EnvironmentValue>>
  memoryMegabytes: number
  timeoutSeconds: number
  /** Set for triggers that refuse by throwing; refusals that they log do not count as errors. */
  refuses?: true
  /** Who is affected if it fails; the text of its alarm. */
  errorImpact: string
}

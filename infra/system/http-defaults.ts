import { entities } from '#shared/entities.ts'
import type { UploadBucketName } from './buckets.ts'
import type { Grant, SystemFunction } from './function.ts'
import { only } from './leading-keys.ts'

export const formEnvironment = {
  STAGE: 'stage',
  TABLE_NAME: 'table name',
  SIGNING_SECRET_ID: 'signing secret id',
  ORIGIN_SECRET_ID: 'origin secret id',
} as const satisfies SystemFunction['environment']

/** What every public form keeps beside its own items: its receipts, limits and spent proofs, and whose they are. */
export const formItems = [entities.once, entities.limit, entities.proof, entities.person] as const

/** The role records of each pool. */
export const businessRole = only(entities.role, { pool: 'business' })
export const partnerRole = only(entities.role, { pool: 'partner' })

export const formSecrets = [
  { on: 'secret', secret: 'signing' },
  { on: 'secret', secret: 'origin' },
] as const satisfies readonly Grant[]

/** Below the HTTP API's own 29 seconds, above the SDK's retries. */
export const api = { memoryMegabytes: 512, timeoutSeconds: 10 } as const

export const uploadEnvironment = {
  STAGE: 'stage',
  TABLE_NAME: 'table name',
  ORIGIN_SECRET_ID: 'origin secret id',
  PUBLIC_FILES_ADDRESS: 'public files address',
} as const satisfies SystemFunction['environment']

/** Signs uploads to `incoming/`, reads them there, and writes what it found good to `inspected/`. */
export const inspection = <Bucket extends UploadBucketName>(bucket: Bucket) =>
  [
    {
      on: 'bucket',
      bucket,
      allow: ['GetObject', 'PutObject', 'DeleteObject'],
      prefixes: ['incoming/'],
    },
    { on: 'bucket', bucket, allow: ['PutObject'], prefixes: ['inspected/'] },
  ] as const satisfies readonly Grant[]

/** An archive of ten megabytes is unpacked whole, up to ten times that; Lambda gives processor time by memory. */
export const unpacking = { memoryMegabytes: 1024, timeoutSeconds: 20 } as const

/** What a function composes and sends mails with. */
export const mailEnvironment = {
  TABLE_NAME: 'table name',
  SIGNING_SECRET_ID: 'signing secret id',
  SITE_ORIGIN: 'site origin',
  MAIL_SENDER: 'mail sender',
  OPERATOR_ADDRESS: 'operator address',
} as const satisfies SystemFunction['environment']

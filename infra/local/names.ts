import type { PoolName } from '#infra/system/pools.ts'
import { brand } from '#shared/brand.ts'

const product = brand.name.toLowerCase()

/** Where S3 answers, below the one origin as below its own port: what is signed for one is found at the other. */
export const filesPath = '/_local/s3'

/** What the resources are called here; the cloud gives its own names. */
export const names = {
  region: 'eu-north-1',
  stage: 'local',
  table: product,
  mailSender: brand.contactEmail,
  operator: `operator@${product}.local`,
  secretId: (secret: string): string => `${product}/${secret}`,
  // KMS's own shape of an id.
  bankKeyId: '0f6a2c1e-5b7d-4c39-9e48-3d1b6a7f2c50',
  queue: (queue: string): string => `${product}-${queue}`,
  bucket: (bucket: string): string => `${product}-${bucket}`,
  // Cognito's own shapes: <region>_<letters and digits>, and letters and digits.
  poolId: (pool: PoolName): string => `eu-north-1_${pool}Local`,
  clientId: (pool: PoolName): string => `${pool}LocalClient`,
} as const

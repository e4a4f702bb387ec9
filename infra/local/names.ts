import type { PoolName } from '#infra/system/pools.ts'
import { brand } from '#shared/brand.ts'

const product = brand.name.toLowerCase()

/** S3's path, the same on the public origin and on its own port, so that signed addresses are valid on both. */
export const filesPath = '/_local/s3'

/** Where this machine shows the code of the demo operator's authenticator app. */
export const secondFactorPath = '/_local/second-factor'

/** The names of the resources on this machine; in the cloud they have other names. */
export const names = {
  region: 'eu-north-1',
  stage: 'local',
  table: product,
  mailSender: brand.contactEmail,
  operator: `operator@${product}.local`,
  secondOperator: `second-operator@${product}.local`,
  secretId: (secret: string): string => `${product}/${secret}`,
  // In the format of KMS.
  bankKeyId: '0f6a2c1e-5b7d-4c39-9e48-3d1b6a7f2c50',
  queue: (queue: string): string => `${product}-${queue}`,
  // In CloudFront's format.
  distributionId: 'E0LOCAL0000000',
  bucket: (bucket: string): string => `${product}-${bucket}`,
  // In Cognito's formats: <region>_<letters and digits>, and letters and digits.
  poolId: (pool: PoolName): string => `eu-north-1_${pool}Local`,
  clientId: (pool: PoolName): string => `${pool}LocalClient`,
} as const

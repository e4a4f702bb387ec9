import type { PoolName } from '#infra/system/pools.ts'
import { brand } from '#shared/brand.ts'

const product = brand.name.toLowerCase()

/** What the resources are called here; the cloud gives its own names. */
export const names = {
  region: 'eu-north-1',
  stage: 'local',
  table: product,
  mailSender: brand.contactEmail,
  operator: `operator@${product}.local`,
  secretId: (secret: string): string => `${product}/${secret}`,
  bucket: (bucket: string): string => `${product}-${bucket}`,
  // Cognito's own shapes: <region>_<letters and digits>, and letters and digits.
  poolId: (pool: PoolName): string => `eu-north-1_${pool}Local`,
  clientId: (pool: PoolName): string => `${pool}LocalClient`,
} as const

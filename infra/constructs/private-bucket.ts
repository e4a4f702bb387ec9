import { Duration } from 'aws-cdk-lib'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type LifecycleRule,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { objectDays } from '#shared/privacy/retention.ts'
import { type Deployment, removalOf } from '../deployment/deployment.ts'
import { type BucketName, buckets, type Bucket as Declared } from '../system/buckets.ts'

const lifeCycle = ({ expireAfterDays, expiring = {}, versioned }: Declared): LifecycleRule[] => [
  { abortIncompleteMultipartUploadAfter: Duration.days(1) },
  ...(expireAfterDays ? [{ expiration: Duration.days(expireAfterDays) }] : []),
  ...(versioned ? [{ noncurrentVersionExpiration: Duration.days(objectDays.oldVersions) }] : []),
  ...Object.entries(expiring).flatMap(([prefix, days]) => [
    {
      prefix,
      expiration: Duration.days(days),
      ...(versioned && { noncurrentVersionExpiration: Duration.days(days) }),
    },
    // Removes the delete markers of expired objects; S3 does not accept both in one rule.
    ...(versioned ? [{ prefix, expiredObjectDeleteMarker: true }] : []),
  ]),
]

/** A bucket of `infra/system/buckets.ts`: encrypted under the given key or S3's own, TLS only, never public. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, name: BucketName, deployment: Deployment, special: BucketProps = {}) {
    const underKey = special.encryptionKey !== undefined
    super(scope, `${name}-bucket`, {
      encryption: underKey ? BucketEncryption.KMS : BucketEncryption.S3_MANAGED,
      // Needs only one call to KMS for many objects.
      ...(underKey && { bucketKeyEnabled: true }),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: buckets[name].versioned,
      lifecycleRules: lifeCycle(buckets[name]),
      removalPolicy: removalOf(deployment),
      autoDeleteObjects: deployment.stage === 'dev',
      ...special,
    })
  }
}

import { Effect, PolicyStatement, StarPrincipal } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { HttpMethods } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Deployment } from '../deployment/deployment.ts'
import type { UploadBucketName } from '../system/buckets.ts'
import { MalwareProtection } from './malware-protection.ts'
import { PrivateBucket } from './private-bucket.ts'

/**
 * Without a domain, the site's origin is CloudFront's name, which is not known yet when the buckets are created. Any
 * origin is safe: the policy in the form permits the upload, and CORS only decides which pages can read the response.
 */
const siteOrigin = ({ domain }: Deployment): string =>
  domain ? `https://${domain.name}` : 'https://*.cloudfront.net'

/** A private bucket to which pages of the site can upload; GuardDuty scans it. */
export class UploadBucket extends PrivateBucket {
  constructor(scope: Construct, name: UploadBucketName, deployment: Deployment, encryptionKey: IKey) {
    super(scope, name, deployment, {
      encryptionKey,
      cors: [
        {
          allowedOrigins: [siteOrigin(deployment)],
          allowedMethods: [HttpMethods.POST],
          maxAge: 3_600,
        },
      ],
    })
    // Scans cost money and the number of uploads to `incoming/` is unlimited; files in `kept/` were counted before.
    new MalwareProtection(this, 'malware-protection', {
      bucket: this,
      key: encryptionKey,
      prefixes: ['kept/'],
    })
    this.addToResourcePolicy(this.nobodyReadsThreats())
  }

  /** Denies reading malicious files, even with a signed address that was issued before. */
  private nobodyReadsThreats(): PolicyStatement {
    return new PolicyStatement({
      effect: Effect.DENY,
      principals: [new StarPrincipal()],
      actions: ['s3:GetObject', 's3:GetObjectVersion'],
      resources: [this.arnForObjects('*')],
      conditions: {
        StringEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'THREATS_FOUND' },
      },
    })
  }
}

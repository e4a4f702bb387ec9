import { Effect, PolicyStatement, StarPrincipal } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { HttpMethods } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Deployment } from '../deployment/deployment.ts'
import type { UploadBucketName } from '../system/buckets.ts'
import { MalwareProtection } from './malware-protection.ts'
import { PrivateBucket } from './private-bucket.ts'

/**
 * Without a domain of its own the site gets CloudFront's name, which is made after the buckets. The policy that a
 * page sends along is what lets it write; CORS decides only who may read the answer.
 */
const siteOrigin = ({ domain }: Deployment): string =>
  domain ? `https://${domain.name}` : 'https://*.cloudfront.net'

/** A private bucket that pages of the site may post to, and that GuardDuty looks through. */
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
    // Every scan is paid for, and `incoming/` takes any number of posts: what is kept was counted before.
    new MalwareProtection(this, 'malware-protection', {
      bucket: this,
      key: encryptionKey,
      prefixes: ['kept/'],
    })
    this.addToResourcePolicy(this.nobodyReadsThreats())
  }

  /** Whatever link somebody holds already: a file that turns out to be malicious cannot be fetched any more. */
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

import { CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { HostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import { commonRules, rateRule, WebAcl } from '../constructs/web-acl.ts'
import type { EdgeFunctionName } from '../edge/edge-function.ts'
import { type Deployment, logRetentionOf, removalOf } from './deployment.ts'

/** The name that a CloudFront Function has; its log's name follows from it. */
export const edgeFunctionName = ({ stage }: Deployment, name: EdgeFunctionName): string => `${stage}-${name}`

/** What CloudFront reads in us-east-1 only: firewall, certificate, and the logs of its functions. */
export class EdgeStack extends Stack {
  readonly webAclArn: string
  readonly certificate: Certificate | undefined

  constructor(scope: Construct, deployment: Deployment) {
    super(scope, `${deployment.stage}-edge`, { env: { region: 'us-east-1' } })
    const acl = new WebAcl(this, 'CLOUDFRONT', [rateRule(2_000), commonRules])
    this.webAclArn = acl.attrArn
    this.certificate = this.certificateFor(deployment)
    // A strong reference cannot cross regions without functions of its own that copy the value.
    for (const read of [acl, this.certificate]) {
      if (read) CrossStackReferences.of(read).produce(ReferenceStrength.WEAK)
    }
    // The one edge function that logs: paths that nobody answers.
    new LogGroup(this, 'viewer-request-log', {
      logGroupName: `/aws/cloudfront/function/${edgeFunctionName(deployment, 'viewer-request')}`,
      retention: logRetentionOf(deployment),
      removalPolicy: removalOf(deployment),
    })
  }

  private certificateFor({ domain }: Deployment): Certificate | undefined {
    if (!domain) return undefined
    const zone = HostedZone.fromHostedZoneAttributes(this, 'zone', {
      zoneName: domain.name,
      hostedZoneId: domain.zoneId,
    })
    return new Certificate(this, 'certificate', {
      domainName: domain.name,
      validation: CertificateValidation.fromDns(zone),
    })
  }
}

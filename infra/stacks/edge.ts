import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { HostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import { edgeFunctionName, edgeMetric } from '../constructs/edge-names.ts'
import { commonRules, rateRule, WebAcl } from '../constructs/web-acl.ts'
import { type Deployment, logRetentionOf } from '../deployment/deployment.ts'

/** What exists in us-east-1 only: CloudFront's firewall, certificate and functions' logs, and the month's budget. */
export class EdgeStack extends Stack {
  readonly webAclArn: string
  readonly certificate: Certificate | undefined

  constructor(scope: Construct, deployment: Deployment) {
    super(scope, `${deployment.stage}-edge`, { env: { region: 'us-east-1' } })
    const acl = new WebAcl(this, {
      scopeOfUse: 'CLOUDFRONT',
      metricName: edgeMetric(deployment),
      rules: [rateRule(2_000), commonRules],
    })
    this.webAclArn = acl.attrArn
    this.certificate = this.certificateFor(deployment)
    // The one edge function that logs: paths that nobody answers. CloudFront gives the log its name, so that it goes
    // with its stack: one that was left behind would keep the stack from being made again.
    new LogGroup(this, 'viewer-request-log', {
      logGroupName: `/aws/cloudfront/function/${edgeFunctionName(deployment, 'viewer-request')}`,
      retention: logRetentionOf(deployment),
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.addBudget(deployment)
  }

  /**
   * Mailed by AWS Budgets itself; without an operator there is nobody to tell. Without a name of its own: nobody can
   * change the subscribers of a budget, so that another operator's is made beside the old one.
   */
  private addBudget({ operator, budget }: Deployment): void {
    if (!operator) return
    const tell = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: {
        notificationType,
        threshold,
        comparisonOperator: 'GREATER_THAN',
        thresholdType: 'PERCENTAGE',
      },
      subscribers: [{ subscriptionType: 'EMAIL', address: operator }],
    })
    new CfnBudget(this, 'budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: budget, unit: 'USD' },
      },
      notificationsWithSubscribers: [tell('ACTUAL', 80), tell('FORECASTED', 100)],
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
      subjectAlternativeNames: [`www.${domain.name}`],
      validation: CertificateValidation.fromDns(zone),
    })
  }
}

import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { HostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import { edgeFunctionName, edgeMetric } from '../constructs/edge-names.ts'
import { commonRules, rateRule, WebAcl } from '../constructs/web-acl.ts'
import { type Deployment, logRetentionOf } from '../deployment/deployment.ts'

/** The resources that have to be in us-east-1: CloudFront's firewall, certificate and function logs, and the budget. */
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
    // The only edge function that logs (unknown paths). CloudFront sets the log's name, so it has to be removed with
    // the stack: a log that was left behind would prevent the stack from being created again.
    new LogGroup(this, 'viewer-request-log', {
      logGroupName: `/aws/cloudfront/function/${edgeFunctionName(deployment, 'viewer-request')}`,
      retention: logRetentionOf(deployment),
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.addBudget(deployment)
  }

  /**
   * AWS Budgets sends the mails itself; without an operator there is no budget. It has no fixed name, because a budget's
   * subscribers cannot be changed: for another operator a new budget is created before the old one is removed.
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

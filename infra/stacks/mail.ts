import { Stack } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import { ConfigurationSet, ConfigurationSetTlsPolicy, EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { alarmPeriod, ImpactAlarm } from '../constructs/impact-alarm.ts'
import type { Deployment } from './deployment.ts'

/** Shares of mails, at which SES itself does not act yet. */
const reputationLimits = { BounceRate: 0.02, ComplaintRate: 0.0005 } as const

/** Who may send mail: the domain with DKIM and MAIL FROM, or one address; nobody in a stage without a sender. */
export class MailStack extends Stack {
  readonly configurationSet: ConfigurationSet

  constructor(scope: Construct, deployment: Deployment, operators: ITopic) {
    super(scope, `${deployment.stage}-mail`, { env: { region: deployment.region } })
    this.configurationSet = new ConfigurationSet(this, 'configuration', {
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    })
    this.addSender(deployment)
    for (const [rate, threshold] of Object.entries(reputationLimits)) {
      new ImpactAlarm(this, rate, {
        metric: new Metric({ namespace: 'AWS/SES', metricName: `Reputation.${rate}`, period: alarmPeriod }),
        threshold,
        errorImpact: 'SES may stop all mail, sign-in codes too, if this goes on.',
        operators,
      })
    }
  }

  private addSender({ domain, sender }: Deployment): void {
    const { configurationSet } = this
    if (domain) {
      const zone = PublicHostedZone.fromPublicHostedZoneAttributes(this, 'zone', {
        zoneName: domain.name,
        hostedZoneId: domain.zoneId,
      })
      new EmailIdentity(this, 'sender', {
        identity: Identity.publicHostedZone(zone),
        mailFromDomain: `mail.${domain.name}`,
        configurationSet,
      })
    } else if (sender) {
      new EmailIdentity(this, 'sender', { identity: Identity.email(sender), configurationSet })
    }
  }
}

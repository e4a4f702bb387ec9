import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { alarmPeriod, ImpactAlarm } from '../constructs/impact-alarm.ts'
import { type Deployment, removalOf } from '../deployment/deployment.ts'

/** Shares of mails below SES's own limits. */
const reputationLimits = { BounceRate: 0.02, ComplaintRate: 0.0005 } as const

/** The sender of mail: the domain with DKIM and MAIL FROM, or one address; none in a stage without a sender. */
export class MailStack extends Stack {
  readonly configurationSet: ConfigurationSet
  /** The topic for SES's bounces and complaints. */
  readonly feedback: Topic

  constructor(scope: Construct, deployment: Deployment, operators: ITopic) {
    super(scope, `${deployment.stage}-mail`, { env: { region: deployment.region } })
    this.configurationSet = new ConfigurationSet(this, 'configuration', {
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      // SES's own suppression list comes after ours, in case the topic did not deliver an event.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    })
    this.feedback = this.makeTopic(deployment)
    this.configurationSet.addEventDestination('feedback', {
      destination: EventDestination.snsTopic(this.feedback),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    this.addSender(deployment)
    for (const [rate, threshold] of Object.entries(reputationLimits)) {
      new ImpactAlarm(this, rate, {
        metric: new Metric({ namespace: 'AWS/SES', metricName: `Reputation.${rate}`, period: alarmPeriod }),
        threshold,
        errorImpact: 'SES may stop all mail, sign-in codes too, if this goes on.',
        runbook: 'mail-reputation',
        operators,
      })
    }
  }

  /** Its events contain addresses. SES cannot use SNS's own key, so the topic has a key that SES may use. */
  private makeTopic(deployment: Deployment): Topic {
    const key = new Key(this, 'feedback-key', {
      description: 'Bounces and complaints on their way',
      enableKeyRotation: true,
      removalPolicy: removalOf(deployment),
    })
    key.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('ses.amazonaws.com')],
        actions: ['kms:GenerateDataKey', 'kms:Decrypt'],
        resources: ['*'],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    )
    return new Topic(this, 'feedback', { masterKey: key, enforceSSL: true })
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
      // Kept when it is replaced: the pools still send from this address until they are updated, which happens later.
      const identity = new EmailIdentity(this, 'sender-address', {
        identity: Identity.email(sender),
        configurationSet,
      })
      identity.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
    }
  }
}

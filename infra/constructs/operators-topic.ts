import { Stack } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Deployment } from '../deployment/deployment.ts'

/** Where alarms of a region tell the operators; somebody has to confirm its mail once. */
export class OperatorsTopic extends Topic {
  constructor(scope: Construct, { operator }: Deployment) {
    super(scope, 'operators', { enforceSSL: true })
    // A policy of our own replaces the default one, by which alarms of the same account may publish.
    this.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
    if (operator) this.addSubscription(new EmailSubscription(operator))
  }
}

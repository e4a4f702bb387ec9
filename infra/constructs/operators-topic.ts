import { Stack } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Deployment } from '../deployment/deployment.ts'

/** The topic through which a region's alarms reach the operators; they have to confirm its mail once. */
export class OperatorsTopic extends Topic {
  constructor(scope: Construct, { operator }: Deployment) {
    super(scope, 'operators', { enforceSSL: true })
    // An explicit policy replaces the default one, which lets alarms of the same account publish.
    this.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
    if (operator) this.addSubscription(new EmailSubscription(operator))
  }
}

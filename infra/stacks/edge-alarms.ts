import { Stack } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { alarmPeriod, ImpactAlarm } from '../constructs/impact-alarm.ts'
import { OperatorsTopic } from '../constructs/operators-topic.ts'
import type { Deployment } from '../deployment/deployment.ts'
import type { WebStack } from './web.ts'

/** Per cent of all requests; a single failing form stays below and has its own alarms. */
const siteIsDown = 20

/** CloudFront's metrics are in us-east-1, and alarms need a topic in the same region. */
export class EdgeAlarmsStack extends Stack {
  constructor(scope: Construct, deployment: Deployment, { distribution }: WebStack) {
    super(scope, `${deployment.stage}-edge-alarms`, { env: { region: 'us-east-1' } })
    new ImpactAlarm(this, 'site-errors', {
      metric: new Metric({
        namespace: 'AWS/CloudFront',
        metricName: '5xxErrorRate',
        dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
        statistic: 'Average',
        period: alarmPeriod,
      }),
      threshold: siteIsDown,
      periods: 2,
      errorImpact: 'Visitors get errors instead of pages.',
      runbook: 'site-errors',
      operators: new OperatorsTopic(this, deployment),
    })
  }
}

import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { type Deployment, removalOf } from '../deployment/deployment.ts'
import { type QueueName, queues } from '../system/queues.ts'
import { alarmPeriod, ImpactAlarm } from './impact-alarm.ts'

const common = (deployment: Deployment) => ({
  encryption: QueueEncryption.SQS_MANAGED,
  enforceSSL: true,
  removalPolicy: removalOf(deployment),
})

/** A queue of `infra/system/queues.ts`: encrypted, TLS only, with a dead-letter queue that has an alarm. */
export class ProductQueue extends Queue {
  private readonly parked: Queue

  constructor(scope: Construct, name: QueueName, deployment: Deployment) {
    const { visibilitySeconds, keptDays, parkedDays, maxReceives } = queues[name]
    const parked = new Queue(scope, `${name}-parked`, {
      ...common(deployment),
      retentionPeriod: Duration.days(parkedDays),
    })
    super(scope, `${name}-queue`, {
      ...common(deployment),
      visibilityTimeout: Duration.seconds(visibilitySeconds),
      retentionPeriod: Duration.days(keptDays),
      deadLetterQueue: { queue: parked, maxReceiveCount: maxReceives },
    })
    this.parked = parked
  }

  /** Adds alarms for messages in the dead-letter queue, and for messages that wait too long. */
  addAlarms(scope: Construct, name: QueueName, late: Duration, errorImpact: string, operators: ITopic): void {
    const metric = (queue: Queue, metricName: string) =>
      new Metric({
        namespace: 'AWS/SQS',
        metricName,
        dimensionsMap: { QueueName: queue.queueName },
        statistic: 'Maximum',
        period: alarmPeriod,
      })
    const alarms = {
      parked: { metric: metric(this.parked, 'ApproximateNumberOfMessagesVisible'), threshold: 1 },
      late: { metric: metric(this, 'ApproximateAgeOfOldestMessage'), threshold: late.toSeconds() },
    }
    for (const id of ['parked', 'late'] as const) {
      const words = `Messages ${id}. ${errorImpact}`
      new ImpactAlarm(scope, `${name}-${id}`, {
        ...alarms[id],
        operators,
        errorImpact: words,
        runbook: `messages-${id}`,
      })
    }
  }
}

import { Duration, Stack } from 'aws-cdk-lib'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping, FilterCriteria, MetricType, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { throughServices } from '../constructs/data-key.ts'
import { alarmPeriod, ImpactAlarm } from '../constructs/impact-alarm.ts'
import { ProductFunction, type Surroundings } from '../constructs/product-function.ts'
import { addQueueConsumer } from '../constructs/queue-consumer.ts'
import { consumers, queueConsumers, type StreamConsumer } from '../system/consumers.ts'
import { functions } from '../system/functions.ts'
import type { DataStack } from './data.ts'
import type { MailStack } from './mail.ts'

type Neighbours = { data: DataStack; mail: MailStack }

/** A mail that waits longer than this in the stream is late. */
const lateAfter = Duration.minutes(5)
/** A paper that waits longer than this to be made, or a partner to be read, is late. */
const workLateAfter = Duration.minutes(15)

/** The outbox: the consumers of the table's stream, which send mails, what makes papers and reads partners, and the handler of SES's feedback. */
export class NotificationsStack extends Stack {
  constructor(scope: Construct, surroundings: Surroundings, { data, mail }: Neighbours) {
    const { stage, region } = surroundings.deployment
    super(scope, `${stage}-notifications`, { env: { region } })
    for (const consumer of consumers) this.addConsumer(consumer, surroundings, data)
    const { queues } = data
    for (const consumer of [queueConsumers.papers, queueConsumers.matching])
      addQueueConsumer(this, consumer, surroundings, { queues, lateAfter: workLateAfter })
    const feedback = new ProductFunction(this, 'feedback', surroundings)
    mail.feedback.addSubscription(new LambdaSubscription(feedback))
  }

  private addConsumer(declared: StreamConsumer, surroundings: Surroundings, data: DataStack): void {
    const consumer = new ProductFunction(this, declared.consumer, surroundings)
    this.grantStream(consumer, data)
    const { eventSourceMappingId } = new EventSourceMapping(this, `${declared.consumer}-mapping`, {
      target: consumer,
      eventSourceArn: data.table.tableStreamArn,
      // Before the first deploy there is nothing to send; after that no record may be skipped.
      startingPosition: StartingPosition.TRIM_HORIZON,
      filters: declared.filters.map(filter => FilterCriteria.filter({ ...filter })),
      batchSize: declared.batchSize,
      retryAttempts: declared.maximumRetryAttempts,
      maxRecordAge: Duration.seconds(declared.maximumRecordAgeSeconds),
      bisectBatchOnError: declared.bisectBatchOnError,
      parallelizationFactor: declared.parallelBatches,
      reportBatchItemFailures: true,
      onFailure: { bind: () => ({ destination: data.failures.bucketArn }) },
      metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
    })
    this.addAlarms(consumer, declared, surroundings, eventSourceMappingId)
  }

  /**
   * Uses the stream pattern of AWS's own policy, since ListStreams cannot be limited to one stream; failed records are
   * stored in S3.
   * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/iam-policy-example-lamda-process-dynamodb-streams.html
   */
  private grantStream({ role }: ProductFunction, { table, failures, dataKey }: DataStack): void {
    const grant = (resource: string, ...actions: string[]) =>
      role?.addToPrincipalPolicy(new PolicyStatement({ actions, resources: [resource] }))
    grant(
      `${table.tableArn}/stream/*`,
      ...['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
        action => `dynamodb:${action}`,
      ),
    )
    grant(failures.arnForObjects('*'), 's3:PutObject')
    grant(failures.bucketArn, 's3:ListBucket')
    role?.addToPrincipalPolicy(throughServices(this, dataKey, 's3'))
  }

  private addAlarms(
    consumer: ProductFunction,
    { consumer: name }: StreamConsumer,
    { operators, table }: Surroundings,
    mappingId: string,
  ): void {
    const { errorImpact } = functions[name]
    const ofMapping = (metricName: string, statistic = 'Sum') =>
      new Metric({
        namespace: 'AWS/Lambda',
        metricName,
        dimensionsMap: { EventSourceMappingUUID: mappingId },
        statistic,
        period: alarmPeriod,
      })
    const alarms = {
      late: {
        metric: consumer.metric('IteratorAge', { statistic: 'Maximum', period: alarmPeriod }),
        threshold: lateAfter.toMilliseconds(),
      },
      parked: { metric: ofMapping('OnFailureDestinationDeliveredEventCount'), threshold: 1 },
      lost: { metric: ofMapping('DroppedEventCount'), threshold: 1 },
      // Lambda's metric counts every poll of the stream, including empty ones.
      unread: {
        metric: this.unread(table, ofMapping('PolledEventCount', 'SampleCount')),
        threshold: 1,
        periods: 3,
      },
    }
    for (const id of ['late', 'parked', 'lost', 'unread'] as const) {
      new ImpactAlarm(consumer, id, {
        ...alarms[id],
        operators,
        errorImpact: `Records ${id}. ${errorImpact}`,
        runbook: `records-${id}`,
      })
    }
  }

  /** Above zero if the table was written to but the stream was not polled: nothing else would report a dead mapping. */
  private unread(table: ITable, looks: Metric): MathExpression {
    return new MathExpression({
      expression: 'IF(FILL(written, 0) > 0 AND FILL(looks, 0) < 1, 1, 0)',
      label: 'Written and not read',
      period: alarmPeriod,
      usingMetrics: {
        written: table.metricConsumedWriteCapacityUnits({ statistic: 'Sum', period: alarmPeriod }),
        looks,
      },
    })
  }
}

import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import type { QueueConsumer } from '../system/consumers.ts'
import { functions } from '../system/functions.ts'
import type { QueueName } from '../system/queues.ts'
import { ProductFunction, type Surroundings } from './product-function.ts'
import type { ProductQueue } from './product-queue.ts'

/** Creates the function that empties a queue, its mapping, and the alarms of the queue. */
export const addQueueConsumer = (
  scope: Construct,
  { consumer: name, queue: queueName, batchSize, windowSeconds }: QueueConsumer,
  surroundings: Surroundings,
  { queues, lateAfter }: { queues: Record<QueueName, ProductQueue>; lateAfter: Duration },
): ProductFunction => {
  const consumer = new ProductFunction(scope, name, surroundings)
  const queue = queues[queueName]
  consumer.role?.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
      resources: [queue.queueArn],
    }),
  )
  new EventSourceMapping(scope, `${name}-mapping`, {
    target: consumer,
    eventSourceArn: queue.queueArn,
    batchSize,
    maxBatchingWindow: Duration.seconds(windowSeconds),
    reportBatchItemFailures: true,
  })
  queue.addAlarms(scope, queueName, lateAfter, functions[name].errorImpact, surroundings.operators)
  return consumer
}

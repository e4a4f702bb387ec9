import { setTimeout as timer } from 'node:timers/promises'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import type { Messages, Received } from './messages.ts'
import { md5Of } from './messages.ts'

type QueueConsumer = { queue: string; consumer: string; batchSize: number }

type Options = {
  messages: Messages
  consumers: readonly QueueConsumer[]
  region: string
  invoke(consumer: string, event: SQSEvent): Promise<unknown>
}

/** A message waits half of it on average. The cloud gathers messages for a minute, which is too long on this machine. */
const pauseMs = 200

/**
 * Lambda's pollers on this machine: sends each batch to its function and deletes the messages that succeeded. Failed
 * messages are delivered again after their time-out. `stop` resolves once the running batches are done.
 */
export const startQueuePump = ({ messages, consumers, region, invoke }: Options) => {
  const stopping = new AbortController()
  const deliver = async (batch: readonly Received[], { queue, consumer }: QueueConsumer): Promise<void> => {
    try {
      const result = await invoke(consumer, {
        Records: batch.map(message => recordOf(message, queue, region)),
      })
      const failed = failedIn(result)
      for (const { id, receipt } of batch) if (!failed.has(id)) messages.delete(queue, receipt)
    } catch (error) {
      if (!stopping.signal.aborted) console.error(`${consumer} failed on ${batch.length} messages:`, error)
    }
  }

  const ends = consumers.map(async consumer => {
    while (!stopping.signal.aborted) {
      const batch = messages.receive(consumer.queue, consumer.batchSize)
      if (batch.length > 0) await deliver(batch, consumer)
      else await timer(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })

  return {
    stop: async (): Promise<void> => {
      stopping.abort()
      await Promise.all(ends)
    },
  }
}

const failedIn = (result: unknown): ReadonlySet<string> => {
  const { batchItemFailures = [] } = (result ?? {}) as Partial<SQSBatchResponse>
  return new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
}

const recordOf = (message: Received, queue: string, awsRegion: string): SQSEvent['Records'][number] => ({
  messageId: message.id,
  receiptHandle: message.receipt,
  body: message.body,
  attributes: {
    ApproximateReceiveCount: String(message.receives),
    SentTimestamp: String(message.sentAt),
    SenderId: '000000000000',
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
  },
  messageAttributes: {},
  md5OfBody: md5Of(message.body),
  eventSource: 'aws:sqs',
  eventSourceARN: `arn:aws:sqs:${awsRegion}:000000000000:${queue}`,
  awsRegion,
})

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

/** Half of it is waited on average; the cloud's window gathers for a minute, which nobody wants to wait for here. */
const pauseMs = 200

/**
 * Lambda's pollers on this machine: each batch goes to its function, and what the function did is deleted. What failed
 * comes again when its time-out is up. `stop` starts no further batch and resolves when those under way are over.
 */
export const startQueuePump = ({ messages, consumers, region, invoke }: Options) => {
  const stopping = new AbortController()
  const deliver = async (batch: readonly Received[], { queue, consumer }: QueueConsumer): Promise<void> => {
    try {
      const answer = await invoke(consumer, {
        Records: batch.map(message => recordOf(message, queue, region)),
      })
      const failed = failedIn(answer)
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

const failedIn = (answer: unknown): ReadonlySet<string> => {
  const { batchItemFailures = [] } = (answer ?? {}) as Partial<SQSBatchResponse>
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

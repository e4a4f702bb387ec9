import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { connect, timeoutAfter } from '../platform/connections.ts'
import { environment } from '../platform/env/environment.ts'
import type { EventQueue } from './collect-events.ts'

const client = connect(
  'sqs',
  new SQSClient({
    maxAttempts: 3,
    ...timeoutAfter(2_500),
  }),
)

/** The queue of events to be written: one message per request, below 64 KB. */
export const eventQueue: EventQueue = {
  put: async events => {
    const MessageBody = JSON.stringify(events)
    await client.send(new SendMessageCommand({ QueueUrl: environment('EVENTS_QUEUE_URL'), MessageBody }))
  },
}

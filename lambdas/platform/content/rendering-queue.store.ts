import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { connect, timeoutAfter } from '../connections.ts'
import { environment } from '../env/environment.ts'

const client = connect('sqs', new SQSClient({ maxAttempts: 3, ...timeoutAfter(2_500) }))

/** Makes the function that renders pages compare all of them with the present content. */
export const queueRendering = async (): Promise<void> => {
  const MessageBody = JSON.stringify({ render: 'what is out of date' })
  await client.send(new SendMessageCommand({ QueueUrl: environment('RENDERINGS_QUEUE_URL'), MessageBody }))
}

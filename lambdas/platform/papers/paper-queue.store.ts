import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { PaperRequest } from '#shared/papers/paper.ts'
import { connect, timeoutAfter } from '../connections.ts'
import { environment } from '../env/environment.ts'

const client = connect('sqs', new SQSClient({ maxAttempts: 3, ...timeoutAfter(2_500) }))

/** Has a paper made. Asked for twice, it is made twice, with the same bytes. */
export const queuePaper = async (request: PaperRequest): Promise<void> => {
  const MessageBody = JSON.stringify(request)
  await client.send(new SendMessageCommand({ QueueUrl: environment('PAPERS_QUEUE_URL'), MessageBody }))
}

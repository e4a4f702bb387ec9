import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { MatchRequest } from '#shared/matching/match-request.ts'
import { connect, timeoutAfter } from '../connections.ts'
import { environment } from '../env/environment.ts'

const client = connect('sqs', new SQSClient({ maxAttempts: 3, ...timeoutAfter(2_500) }))

/** Has a partner's CV read and what they are ranked by stored anew. Asked for twice, the result is the same. */
export const queueMatching = async (request: MatchRequest): Promise<void> => {
  const MessageBody = JSON.stringify(request)
  await client.send(new SendMessageCommand({ QueueUrl: environment('MATCHING_QUEUE_URL'), MessageBody }))
}

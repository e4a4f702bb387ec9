import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { logger } from '../platform/logging/logger.ts'
import { eventFiles } from './event-files.store.ts'
import { writeEvents } from './write-events.ts'

export const handler = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  const messages = Records.map(({ messageId, body, attributes }) => ({
    id: messageId,
    sentAt: Number(attributes.SentTimestamp),
    body,
  }))
  const failed = await writeEvents(messages, { files: eventFiles, log: logger })
  return { batchItemFailures: failed.map(itemIdentifier => ({ itemIdentifier })) }
}

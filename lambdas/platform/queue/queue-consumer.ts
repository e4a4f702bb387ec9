import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { errorName } from '../logging/error-name.ts'

type Consumer = {
  handle: (message: unknown) => Promise<void>
  /** Logs a message that failed: its id and the name of the error. */
  log: (failure: { id: string; error: string }) => void
}

/**
 * The handler of a queue: handles one message after another. One that fails comes again by itself until it is parked; the
 * others do not wait for it.
 */
export const queueConsumer = ({ handle, log }: Consumer) => {
  const handleRecord = async ({ body, messageId }: SQSRecord): Promise<void> => {
    try {
      await handle(JSON.parse(body))
    } catch (error) {
      log({ id: messageId, error: errorName(error) })
      throw error
    }
  }
  return (event: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
    processPartialResponse(event, handleRecord, new BatchProcessor(EventType.SQS), {
      context,
      processInParallel: false,
      throwOnFullBatchFailure: false,
    })
}

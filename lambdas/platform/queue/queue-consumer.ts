import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { errorName } from '../logging/error-name.ts'
import { logger } from '../logging/logger.ts'

/**
 * The handler of a queue: handles one message after another. One that fails is logged as `failure` with the error's name,
 * and comes again by itself until it is parked; the others do not wait for it.
 */
export const queueConsumer = (failure: string, handle: (message: unknown) => Promise<void>) => {
  const handleRecord = async ({ body, messageId }: SQSRecord): Promise<void> => {
    try {
      await handle(JSON.parse(body))
    } catch (error) {
      logger.error(failure, { id: messageId, error: errorName(error) })
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

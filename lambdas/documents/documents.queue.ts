import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { paperRequest } from '#shared/papers/paper.ts'
import { errorName } from '../platform/logging/error-name.ts'
import { logger } from '../platform/logging/logger.ts'
import { makePaper } from './make-paper.ts'

const handleRecord = async ({ body, messageId }: SQSRecord): Promise<void> => {
  try {
    await makePaper(paperRequest.parse(JSON.parse(body)))
  } catch (error) {
    logger.error('paper_failed', { id: messageId, error: errorName(error) })
    throw error
  }
}

/** Makes papers, one after another; one that cannot be made is tried again by itself, and then parked. */
export const handler = (event: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
  processPartialResponse(event, handleRecord, new BatchProcessor(EventType.SQS), {
    context,
    processInParallel: false,
    throwOnFullBatchFailure: false,
  })

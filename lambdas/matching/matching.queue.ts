import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { matchRequest } from '#shared/matching/match-request.ts'
import { errorName } from '../platform/logging/error-name.ts'
import { logger } from '../platform/logging/logger.ts'
import { partnerReadingOf } from './partner-reading.store.ts'
import { readPartner } from './read-partner.ts'

const handleRecord = async ({ body, messageId }: SQSRecord): Promise<void> => {
  try {
    await readPartner(partnerReadingOf(matchRequest.parse(JSON.parse(body)).partnerId))
  } catch (error) {
    logger.error('matching_failed', { id: messageId, error: errorName(error) })
    throw error
  }
}

/** Reads partners, one after another, so that rankings need not; one that fails is tried again by itself. */
export const handler = (event: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
  processPartialResponse(event, handleRecord, new BatchProcessor(EventType.SQS), {
    context,
    processInParallel: false,
    throwOnFullBatchFailure: false,
  })

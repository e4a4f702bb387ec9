import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { paperRequest } from '#shared/papers/paper.ts'
import { environment } from '../platform/env/environment.ts'
import { objectsIn } from '../platform/files/objects.store.ts'
import { findInvoice } from '../platform/invoices/issuing.store.ts'
import { errorName } from '../platform/logging/error-name.ts'
import { logger } from '../platform/logging/logger.ts'
import { papers } from '../platform/papers/papers.ts'
import { findSignedAgreement } from './agreement-papers.store.ts'
import { creditNoteFor } from './credit-note.store.ts'
import { makePaper, type PaperParts } from './make-paper.ts'
import { findSelfBill } from './self-bill.store.ts'

const parts = (): PaperParts => ({
  findSignedAgreement,
  findInvoice,
  findSelfBill,
  creditNoteFor,
  keep: objectsIn(papers.bucket()).put,
  siteOrigin: environment('SITE_ORIGIN'),
})

const handleRecord = async ({ body, messageId }: SQSRecord): Promise<void> => {
  try {
    await makePaper(paperRequest.parse(JSON.parse(body)), parts())
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

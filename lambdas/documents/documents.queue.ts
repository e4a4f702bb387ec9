import { paperRequest } from '#shared/papers/paper.ts'
import { environment } from '../platform/env/environment.ts'
import { objectsIn } from '../platform/files/objects.store.ts'
import { findInvoice } from '../platform/invoices/issuing.store.ts'
import { logger } from '../platform/logging/logger.ts'
import { papers } from '../platform/papers/papers.ts'
import { queueConsumer } from '../platform/queue/queue-consumer.ts'
import { findSignedAgreement } from './agreement-papers.store.ts'
import { creditNoteFor } from './credit-note.store.ts'
import { makePaper, type PaperParts } from './make-paper.ts'
import { findSelfBill } from './self-bill.store.ts'
import { invoiceForUse } from './use-invoice.store.ts'

const parts = (): PaperParts => ({
  findSignedAgreement,
  findInvoice,
  findSelfBill,
  creditNoteFor,
  invoiceForUse,
  keep: objectsIn(papers.bucket()).put,
  siteOrigin: environment('SITE_ORIGIN'),
})

/** Makes papers. */
export const handler = queueConsumer({
  handle: message => makePaper(paperRequest.parse(message), parts()),
  log: failure => logger.error('paper_failed', failure),
})

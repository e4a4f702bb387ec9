import { setTimeout as wait } from 'node:timers/promises'
import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { environment } from '../platform/env/environment.ts'
import { errorName } from '../platform/logging/error-name.ts'
import { logger } from '../platform/logging/logger.ts'
import type { Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import { type Delivery, deliverAll } from './deliver.ts'
import { outbox } from './outbox.store.ts'

/** Milliseconds within which an invocation starts records: the last one still ends before the function's time-out. */
const workMs = 10_000

const image = (stored: unknown) => unmarshall(stored as Record<string, AttributeValue>)

/** The change that a record of the stream carries. */
export const changeOf = ({ dynamodb }: DynamoDBRecord): Change => ({
  before: dynamodb?.OldImage ? image(dynamodb.OldImage) : null,
  after: image(dynamodb?.NewImage ?? {}),
})

/** The outbox wired to SES, the same for every function that sends mails. */
export const delivery = (): Delivery => ({
  outbox,
  send: sendMail,
  hasSender: environment('MAIL_SENDER') !== '',
  wait: milliseconds => wait(milliseconds),
  log: logger,
})

/**
 * A consumer of the table's stream that turns what was stored into mails, and passes on what concerns others; failed
 * records are reported one by one.
 */
export const streamFunction = (
  mailsFor: (change: Change) => readonly OutgoingMail[] | Promise<readonly OutgoingMail[]>,
  passOn: (change: Change) => Promise<void> = async () => {},
) => {
  const handleRecord = async (record: DynamoDBRecord): Promise<void> => {
    try {
      const change = changeOf(record)
      await passOn(change)
      await deliverAll(await mailsFor(change), delivery())
    } catch (error) {
      const { SequenceNumber = '' } = record.dynamodb ?? {}
      logger.error('notice_failed', { record: SequenceNumber, error: errorName(error) })
      throw error
    }
  }
  return async (event: DynamoDBStreamEvent, context: Context): Promise<DynamoDBBatchResponse> => {
    const until = performance.now() + workMs
    const inTime = async (record: DynamoDBRecord): Promise<void> => {
      if (performance.now() > until) throw new Error('The next invocation has time for this record.')
      await handleRecord(record)
    }
    return processPartialResponse(event, inTime, new BatchProcessor(EventType.DynamoDBStreams), {
      context,
      processInParallel: false,
      throwOnFullBatchFailure: false,
    })
  }
}

import { matchRequest } from '#shared/matching/match-request.ts'
import { logger } from '../platform/logging/logger.ts'
import { queueConsumer } from '../platform/queue/queue-consumer.ts'
import { partnerReadingOf } from './partner-reading.store.ts'
import { readPartner } from './read-partner.ts'

/** Reads partners, so that rankings need not. */
export const handler = queueConsumer({
  handle: message => readPartner(partnerReadingOf(matchRequest.parse(message).partnerId)),
  log: failure => logger.error('matching_failed', failure),
})

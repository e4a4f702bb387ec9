import { matchRequest } from '#shared/matching/match-request.ts'
import { queueConsumer } from '../platform/queue/queue-consumer.ts'
import { partnerReadingOf } from './partner-reading.store.ts'
import { readPartner } from './read-partner.ts'

/** Reads partners, so that rankings need not. */
export const handler = queueConsumer('matching_failed', message =>
  readPartner(partnerReadingOf(matchRequest.parse(message).partnerId)),
)

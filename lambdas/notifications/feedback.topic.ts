import type { SNSEvent } from 'aws-lambda'
import { countOutcome } from '../newsletter/copies.store.ts'
import { environment } from '../platform/env/environment.ts'
import { logger } from '../platform/logging/logger.ts'
import { suppress } from '../platform/mail/suppression.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { handleFeedback } from './feedback.ts'

/** SES's message when the topic is connected; every other message is JSON. */
const greeting = 'Successfully validated SNS topic'

/** Handles SES's bounces and complaints. Throws on what it cannot read, so that it is tried again and an alarm rings. */
export const handler = async ({ Records }: SNSEvent): Promise<void> => {
  for (const { Sns } of Records) {
    if (Sns.Message.startsWith(greeting)) continue
    await handleFeedback(JSON.parse(Sns.Message), {
      neverSuppressed: [environment('OPERATOR_ADDRESS'), environment('SECOND_OPERATOR_ADDRESS')],
      suppress,
      countCopy: async (issue, email, outcome) =>
        countOutcome(issue, await keyedHash('email', email), outcome),
      log: logger,
    })
  }
}

import type { SNSEvent } from 'aws-lambda'
import { environment } from '../platform/env/environment.ts'
import { logger } from '../platform/logging/logger.ts'
import { suppress } from '../platform/mail/suppression.ts'
import { takeFeedback } from './feedback.ts'

/** What SES says when the topic is connected; everything else it says is JSON. */
const greeting = 'Successfully validated SNS topic'

/** Takes SES's bounces and complaints. Throws on what it cannot read, so that it is tried again and rings. */
export const handler = async ({ Records }: SNSEvent): Promise<void> => {
  for (const { Sns } of Records) {
    if (Sns.Message.startsWith(greeting)) continue
    await takeFeedback(JSON.parse(Sns.Message), {
      spared: environment('OPERATOR_ADDRESS'),
      suppress,
      log: logger,
    })
  }
}

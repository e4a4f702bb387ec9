import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { countAttempt } from '../platform/limits/limits.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { readClientMetadata } from './challenge.ts'
import { recoveryMail } from './recovery-mail.ts'
import { refusal, refusing } from './refusal.ts'
import { requireProof } from './require-proof.ts'

const recoveriesPerHour = 5

/**
 * Limits the codes mailed to one inbox. The last one still works, so the dialog treats this as sent.
 * Throws `mailed_lately`.
 */
const requireFewRecoveries = async (userName: string): Promise<void> => {
  const limit = { form: 'partner_recovery', kind: 'address', max: recoveriesPerHour } as const
  if ((await countAttempt(limit, await keyedHash('caller', userName))).exceeded)
    throw refusal('mailed_lately')
}

/**
 * Composes the mail of a forgotten password, after a proof of work and in the language of the dialog. Signed-in users
 * could make Cognito send other mails without limit; throwing prevents those.
 */
const composeMail = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  if (event.triggerSource !== 'CustomMessage_ForgotPassword') throw refusal('mail_not_offered')
  await requireProof('partner_recovery', event.request.clientMetadata?.proof, event.userName)
  await requireFewRecoveries(event.userName)
  const { language } = readClientMetadata(event.request.clientMetadata)
  const mail = recoveryMail({ code: event.request.codeParameter }, language)
  event.response.emailSubject = mail.subject
  event.response.emailMessage = mail.html
  return event
}

export const handler = refusing(composeMail)

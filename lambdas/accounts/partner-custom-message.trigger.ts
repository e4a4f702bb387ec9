import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { countAttempt } from '../platform/limits/limits.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { readClientMetadata } from './challenge.ts'
import { recoveryMail } from './recovery-mail.ts'
import { refusal, refusing } from './refusal.ts'
import { requireProof } from './require-proof.ts'

const recoveriesPerHour = 5

/**
 * Keeps somebody's inbox from being filled with codes. The last one still works, so the dialog takes this for mailed.
 * Throws `mailed_lately`.
 */
const requireFewRecoveries = async (userName: string): Promise<void> => {
  const limit = { form: 'partner_recovery', kind: 'address', max: recoveriesPerHour } as const
  if ((await countAttempt(limit, await keyedHash('caller', userName))).exceeded)
    throw refusal('mailed_lately')
}

/**
 * The mail of a forgotten password: only behind a proof of work, in the language of the dialog. Cognito offers others to
 * whoever is signed in, as often as they ask, and throwing is how it is told not to send them.
 */
const answer = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  if (event.triggerSource !== 'CustomMessage_ForgotPassword') throw refusal('mail_not_offered')
  await requireProof('partner_recovery', event.request.clientMetadata?.proof, event.userName)
  await requireFewRecoveries(event.userName)
  const { language } = readClientMetadata(event.request.clientMetadata)
  const mail = recoveryMail({ code: event.request.codeParameter }, language)
  event.response.emailSubject = mail.subject
  event.response.emailMessage = mail.html
  return event
}

export const handler = refusing(answer)

import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { emailAddress } from '#shared/contract/email.ts'
import { refusal, refusing } from './refusal.ts'
import { requireProof } from './require-proof.ts'

/**
 * A partner account: a proof of work, confirmed at once. The e-mail counts as verified for Cognito only so that
 * a forgotten password can be reset; whether it is really the partner's is our own emailVerifiedAt.
 */
const answer = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  const { email } = event.request.userAttributes
  // The pool keeps it as it came; in another form than the canonical one nothing else would find whose it is.
  if (email === undefined || emailAddress.safeParse(email).data !== email) throw refusal('email_invalid')
  await requireProof('partner_sign_up', event.request.clientMetadata?.proof, event.userName)
  event.response.autoConfirmUser = true
  event.response.autoVerifyEmail = true
  return event
}

export const handler = refusing(answer)

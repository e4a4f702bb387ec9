import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { emailAddress } from '#shared/contract/email.ts'
import { refusal, refusing } from './refusal.ts'
import { requireProof } from './require-proof.ts'

/**
 * Requires a proof of work and confirms at once. Cognito takes the address for verified only so that a forgotten password
 * can be reset; emailVerifiedAt of the role record says whether it really is.
 */
const confirm = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  const { email } = event.request.userAttributes
  // The pool stores it unchanged; only in the canonical form can it be found again.
  if (email === undefined || emailAddress.safeParse(email).data !== email) throw refusal('email_invalid')
  await requireProof('partner_sign_up', event.request.clientMetadata?.proof, event.userName)
  event.response.autoConfirmUser = true
  event.response.autoVerifyEmail = true
  return event
}

export const handler = refusing(confirm)

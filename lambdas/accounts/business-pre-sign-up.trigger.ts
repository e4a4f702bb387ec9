import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { businessEmail } from '#shared/accounts/personal-email.ts'
import { refusal, refusing } from './refusal.ts'
import { requireProof } from './require-proof.ts'

const requireBusinessEmail = (email: string | undefined) => {
  const { success, data, error } = businessEmail.safeParse(email)
  // The pool stores it unchanged; only in the canonical form can it be found again.
  if (success && data === email) return
  const refused = error?.issues.some(issue => issue.message === 'business_email_required')
  throw refusal(refused ? 'business_email_required' : 'email_invalid')
}

/** Requires a business address and a proof of work; confirms at once, because a mailed code is the sign-in. */
const confirm = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  requireBusinessEmail(event.request.userAttributes.email)
  await requireProof('business_sign_up', event.request.clientMetadata?.proof, event.userName)
  event.response.autoConfirmUser = true
  return event
}

export const handler = refusing(confirm)

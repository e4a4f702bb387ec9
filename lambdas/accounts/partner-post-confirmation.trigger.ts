import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { readClientMetadata } from './challenge.ts'
import { ensureRole, markEmailVerified } from './roles.store.ts'

/** After sign-up the role record is written; after a finished reset the address is known to be theirs. */
export const handler = async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
  const { sub = event.userName, email = '' } = event.request.userAttributes
  const { language } = readClientMetadata(event.request.clientMetadata)
  await ensureRole({ pool: 'partner', sub, email: email.toLowerCase(), language })
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword')
    await markEmailVerified('partner', sub)
  return event
}

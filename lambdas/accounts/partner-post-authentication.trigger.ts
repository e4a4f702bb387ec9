import type { PostAuthenticationTriggerEvent } from 'aws-lambda'
import { readClientMetadata } from './challenge.ts'
import { ensureRole } from './roles.store.ts'

/** After a right password: writes the role record if the trigger that writes it at sign-up failed. */
export const handler = async (
  event: PostAuthenticationTriggerEvent,
): Promise<PostAuthenticationTriggerEvent> => {
  const { sub = event.userName, email = '' } = event.request.userAttributes
  const { language } = readClientMetadata(event.request.clientMetadata)
  await ensureRole({ pool: 'partner', sub, email: email.toLowerCase(), language })
  return event
}

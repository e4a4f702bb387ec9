import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { connect, timeoutAfter } from '../platform/connections.ts'
import { readClientMetadata } from './challenge.ts'
import { ensureRole, noteReset } from './roles.store.ts'

const cognito = connect(
  'cognito-identity-provider',
  new CognitoIdentityProviderClient({ maxAttempts: 2, ...timeoutAfter(2_500) }),
)

const signOutEverywhere = ({ userPoolId, userName }: PostConfirmationTriggerEvent) =>
  cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userName }))

/**
 * Writes the role record after sign-up. After a password reset, signs out every session of the old password and then
 * notes it: the mail about it says that they are signed out.
 */
export const handler = async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
  const { sub = event.userName, email = '' } = event.request.userAttributes
  const { language } = readClientMetadata(event.request.clientMetadata)
  await ensureRole({ pool: 'partner', sub, email: email.toLowerCase(), language })
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') {
    await signOutEverywhere(event)
    await noteReset('partner', sub)
  }
  return event
}

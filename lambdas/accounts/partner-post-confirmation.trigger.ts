import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { connect, timeoutAfter } from '../platform/connections.ts'
import { readClientMetadata } from './challenge.ts'
import { ensureRole, markEmailVerified } from './roles.store.ts'

const cognito = connect(
  'cognito-identity-provider',
  new CognitoIdentityProviderClient({ maxAttempts: 2, ...timeoutAfter(2_500) }),
)

const signOutEverywhere = ({ userPoolId, userName }: PostConfirmationTriggerEvent) =>
  cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userName }))

/**
 * Writes the role record after sign-up. After a password reset, marks the address as verified and signs out every
 * session of the old password.
 */
export const handler = async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
  const { sub = event.userName, email = '' } = event.request.userAttributes
  const { language } = readClientMetadata(event.request.clientMetadata)
  await ensureRole({ pool: 'partner', sub, email: email.toLowerCase(), language })
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') {
    await Promise.all([markEmailVerified('partner', sub), signOutEverywhere(event)])
  }
  return event
}

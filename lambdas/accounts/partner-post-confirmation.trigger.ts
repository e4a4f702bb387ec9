import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { timeoutAfter, connect } from '../platform/connections.ts'
import { readClientMetadata } from './challenge.ts'
import { ensureRole, markEmailVerified } from './roles.store.ts'

const cognito = connect(
  'cognito-identity-provider',
  new CognitoIdentityProviderClient({ maxAttempts: 2, ...timeoutAfter(2_500) }),
)

const signOutEverywhere = ({ userPoolId, userName }: PostConfirmationTriggerEvent) =>
  cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userName }))

/**
 * After sign-up the role record is written; after a finished reset the address is known to be theirs, and
 * whoever was signed in with the old password no longer is.
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

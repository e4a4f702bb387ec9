import {
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { PostAuthenticationTriggerEvent } from 'aws-lambda'
import { connect, timeoutAfter } from '../platform/connections.ts'
import { readClientMetadata } from './challenge.ts'
import { deviceHash, rememberDevice } from './devices.store.ts'
import { ensureRole } from './roles.store.ts'

const cognito = connect(
  'cognito-identity-provider',
  new CognitoIdentityProviderClient({ maxAttempts: 2, ...timeoutAfter(2_500) }),
)

const markVerified = (event: PostAuthenticationTriggerEvent) =>
  cognito.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: event.userPoolId,
      Username: event.userName,
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    }),
  )

/** After a right code: verifies the address, makes sure of the role record and remembers the device. */
export const handler = async (
  event: PostAuthenticationTriggerEvent,
): Promise<PostAuthenticationTriggerEvent> => {
  const { email = '', email_verified: verified, sub = event.userName } = event.request.userAttributes
  const { language, deviceToken } = readClientMetadata(event.request.clientMetadata)
  const address = email.toLowerCase()
  await Promise.all([
    verified === 'true' ? undefined : markVerified(event),
    ensureRole({ pool: 'business', sub, email: address, language }),
    deviceToken && deviceHash(deviceToken, address).then(rememberDevice),
  ])
  return event
}

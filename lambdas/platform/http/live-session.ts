import {
  CognitoIdentityProviderClient,
  GetUserCommand,
  NotAuthorizedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { connect, timeoutAfter } from '../connections.ts'
import { Failure } from '../failure.ts'
import { logger } from '../logging/logger.ts'

const cognito = connect(
  'cognito-identity-provider',
  new CognitoIdentityProviderClient({
    maxAttempts: 2,
    ...timeoutAfter(2_500),
  }),
)

/**
 * Refuses a caller who has signed out. An access token passes the authorizer until it expires; only the pool knows that
 * it was revoked, and asking the pool needs no permission but the token itself.
 * Throws `unauthorized`, and `unavailable` if the pool does not respond.
 */
export const requireLiveSession = async (accessToken: string): Promise<void> => {
  try {
    await cognito.send(new GetUserCommand({ AccessToken: accessToken }))
  } catch (cause) {
    if (cause instanceof NotAuthorizedException || cause instanceof UserNotFoundException) {
      throw new Failure('unauthorized')
    }
    logger.warn('session_unchecked', { error: cause instanceof Error ? cause.name : 'unknown' })
    throw new Failure('unavailable', { retryAfter: 5, cause })
  }
}

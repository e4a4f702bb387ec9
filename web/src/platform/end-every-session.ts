import { ApiError } from './api-error.ts'
import { config, type PoolName } from './config.ts'

/**
 * Ends every session of the token's owner, including this one. Called without the sign-in library, whose global
 * sign-out hides failures: the message that the other sessions are signed out has to be reliable. Throws ApiError
 * `unavailable`.
 */
export const endEverySession = async (pool: PoolName, accessToken: string): Promise<void> => {
  const { region, [pool]: served } = await config()
  const response = await fetch(served.userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken: accessToken }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined)
  if (!response?.ok) throw new ApiError('unavailable', { status: response?.status ?? 0 })
}

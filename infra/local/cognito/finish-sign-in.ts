import { issueTokens } from './tokens.ts'
import { triggerAttributes, type UserPool } from './user-pool.ts'
import type { User } from './users.ts'

/**
 * Completes a sign-in: runs PostAuthentication, which may still refuse it, then issues tokens.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-authentication.html
 */
export async function finishSignIn(
  pool: UserPool,
  user: User,
  clientMetadata: Record<string, string> | undefined,
): Promise<object> {
  await pool.invoke('PostAuthentication', {
    source: 'PostAuthentication_Authentication',
    userName: user.sub,
    request: { userAttributes: triggerAttributes(user), newDeviceUsed: false, clientMetadata },
    response: {},
  })
  // The trigger may have changed attributes that go into the tokens.
  const current = pool.users.find(user.sub) ?? user
  const { signIn, refreshToken } = pool.signIns.begin(pool.id, user.sub)
  return { AuthenticationResult: issueTokens(pool, current, signIn, refreshToken), ChallengeParameters: {} }
}

import { poolSettings } from '#infra/system/pools.ts'
import { clock } from '#shared/contract/clock.ts'
import { CognitoError, notAuthorized, userNotFound } from './errors.ts'
import { readParameters, rule } from './parameters.ts'
import { authenticate, issueTokens, refuseJwt } from './tokens.ts'
import { type Operation, poolOfClient, type UserPool } from './user-pool.ts'

/**
 * Returns new tokens for a refresh token and rotates it: the old one stays valid during the grace period, and the new
 * one expires when the old one would have.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetTokensFromRefreshToken.html
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RefreshTokenRotationType.html
 */
export const getTokensFromRefreshToken: Operation = async ({ pools, body }) => {
  const { ClientId, RefreshToken } = readParameters(body, {
    ClientId: rule.clientId,
    RefreshToken: rule.token,
  })
  const pool = poolOfClient(pools, ClientId)
  const signIn = usableSignIn(pool, RefreshToken)
  const user = pool.users.find(signIn.sub)
  if (!user) throw userNotFound()
  const renewed = pool.signIns.rotate(RefreshToken, signIn.originJti)
  return { AuthenticationResult: issueTokens(pool, user, signIn, renewed) }
}

function usableSignIn(pool: UserPool, refreshToken: string) {
  const signIn = pool.signIns.ofRefreshToken(refreshToken)
  if (!signIn || signIn.pool !== pool.id) throw notAuthorized('Invalid Refresh Token')
  if (signIn.revoked) throw notAuthorized('Refresh Token has been revoked')
  if (signIn.expiresAt <= clock.now()) throw notAuthorized('Refresh Token has expired')
  const { replacedAt = Number.POSITIVE_INFINITY } = signIn
  if (replacedAt + poolSettings.rotationGraceSeconds * 1000 <= clock.now()) {
    // The API Reference documents this type for exactly this case, but not the message.
    throw new CognitoError('RefreshTokenReuseException', 'Refresh Token has been invalidated by rotation')
  }
  return signIn
}

/**
 * Revokes a refresh token and all tokens of its sign-in; an unknown token is not an error (RFC 7009, 2.2).
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RevokeToken.html
 */
export const revokeToken: Operation = async ({ pools, body }) => {
  const { ClientId, Token } = readParameters(body, { ClientId: rule.clientId, Token: rule.token })
  const pool = poolOfClient(pools, ClientId)
  refuseJwt(Token)
  const signIn = pool.signIns.ofRefreshToken(Token)
  if (!signIn) return {}
  if (signIn.pool !== pool.id) throw new CognitoError('UnauthorizedException', 'Unauthorized')
  pool.signIns.revoke(signIn.originJti)
  return {}
}

/**
 * Signs a user out everywhere.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GlobalSignOut.html
 */
export const globalSignOut: Operation = async ({ pools, body }) => {
  const { AccessToken } = readParameters(body, { AccessToken: rule.token })
  const { pool, user } = authenticate(pools, AccessToken)
  pool.signIns.revokeAllOf(pool.id, user.sub)
  return {}
}

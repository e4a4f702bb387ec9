import { randomUUID, sign, verify } from 'node:crypto'
import { poolSettings } from '#infra/system/pools.ts'
import { clock } from '#shared/contract/clock.ts'
import { CognitoError, notAuthorized, userNotFound } from './errors.ts'
import type { SignIn } from './sign-ins.ts'
import type { UserPool } from './user-pool.ts'
import type { User } from './users.ts'

type Claims = Record<string, unknown>

const scope = 'aws.cognito.signin.user.admin'

/**
 * Issues the id token and the access token of a sign-in.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-id-token.html
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-access-token.html
 */
export function issueTokens(pool: UserPool, user: User, signIn: SignIn, refreshToken: string) {
  const now = clock.seconds()
  const groups = pool.groups.of(user.sub)
  const shared = {
    sub: user.sub,
    iss: pool.issuer,
    origin_jti: signIn.originJti,
    event_id: randomUUID(),
    ...(groups.length > 0 && { 'cognito:groups': groups }),
    auth_time: signIn.authTime,
    iat: now,
  }
  const idToken = signJwt(pool, {
    ...shared,
    aud: pool.clientId,
    token_use: 'id',
    'cognito:username': user.sub,
    email: user.attributes.email,
    email_verified: user.attributes.email_verified === 'true',
    exp: now + poolSettings.idTokenMinutes * 60,
    jti: randomUUID(),
  })
  const accessToken = signJwt(pool, {
    ...shared,
    client_id: pool.clientId,
    token_use: 'access',
    scope,
    username: user.sub,
    exp: now + poolSettings.accessTokenMinutes * 60,
    jti: randomUUID(),
  })
  return {
    AccessToken: accessToken,
    ExpiresIn: poolSettings.accessTokenMinutes * 60,
    IdToken: idToken,
    RefreshToken: refreshToken,
    TokenType: 'Bearer',
  }
}

/** Finds the user of an access token; throws NotAuthorizedException if it is forged, expired, revoked or of another kind. */
export function authenticate(pools: readonly UserPool[], token: string): { pool: UserPool; user: User } {
  const claims = claimsOf(token)
  const pool = pools.find(({ issuer }) => issuer === claims.iss)
  if (!pool || claims.token_use !== 'access') throw notAuthorized('Invalid Access Token')
  if (!isSignedBy(pool, token)) throw notAuthorized('Could not verify signature for Access Token')
  if (Number(claims.exp) <= clock.seconds()) throw notAuthorized('Access Token has expired')
  if (pool.signIns.isRevoked(String(claims.origin_jti))) throw notAuthorized('Access Token has been revoked')
  const user = pool.users.find(String(claims.sub))
  if (!user) throw userNotFound()
  return { pool, user }
}

/** Refuses a JWT: RevokeToken takes refresh tokens only. */
export function refuseJwt(token: string): void {
  if (token.split('.').length !== 3) return
  throw new CognitoError('UnsupportedTokenTypeException', 'Unsupported token type.')
}

function claimsOf(token: string): Claims {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    if (typeof claims === 'object' && claims !== null) return claims as Claims
  } catch {
    // Not a JWT: refused below like a token from another issuer.
  }
  throw notAuthorized('Invalid Access Token')
}

function signJwt(pool: UserPool, claims: Claims): string {
  const content = `${encode({ kid: pool.keys.kid, alg: 'RS256' })}.${encode(claims)}`
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), pool.keys.privateKey).toString('base64url')}`
}

function isSignedBy(pool: UserPool, token: string): boolean {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const content = Buffer.from(`${header}.${payload}`)
  return verify('RSA-SHA256', content, pool.keys.publicKey, Buffer.from(signature, 'base64url'))
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

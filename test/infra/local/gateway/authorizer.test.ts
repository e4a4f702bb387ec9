import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { createAuthorizer } from '#infra/local/gateway/authorizer.ts'
import { clock } from '#shared/contract/clock.ts'

const issuer = 'https://cognito-idp.eu-north-1.amazonaws.com/eu-north-1_business'
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keys = { keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'ours' }] }
const authorize = createAuthorizer({ issuer, audience: 'client', keys: () => keys })

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = (): number => clock.seconds()
const access = () => ({
  iss: issuer,
  client_id: 'client',
  token_use: 'access',
  sub: 'u1',
  iat: now(),
  exp: now() + 900,
})

const token = (
  claims: object,
  header: object = { alg: 'RS256', kid: 'ours' },
  key: KeyObject = ours.privateKey,
) => {
  const signed = `${part(header)}.${part(claims)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}
/** HS256 with the public key as the secret: accepted by a verifier that trusts `alg`. */
const confused = (): string => {
  const signed = `${part({ alg: 'HS256', kid: 'ours' })}.${part(access())}`
  const secret = ours.publicKey.export({ type: 'spki', format: 'pem' })
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
const tampered = (): string => {
  const [head, , signature] = token(access()).split('.')
  return `${head}.${part({ ...access(), sub: 'u2' })}.${signature}`
}

let moved = 0
const move = (seconds: number) => {
  moved += seconds
  clock.moveBy(seconds * 1000)
}
afterEach(() => move(-moved))

describe('a token that is refused', () => {
  test.each<[string, () => string | undefined]>([
    ['none', () => undefined],
    ['empty', () => ''],
    ['not a token', () => 'Bearer nothing'],
    ['two parts', () => token(access()).split('.').slice(0, 2).join('.')],
    ['four parts', () => `${token(access())}.x`],
    ['stripped signature', () => `${token(access()).split('.').slice(0, 2).join('.')}.`],
    ['alg none', () => `${part({ alg: 'none', kid: 'ours' })}.${part(access())}.`],
    ['HS256 with the public key', confused],
    ['another algorithm than its signature', () => token(access(), { alg: 'RS512', kid: 'ours' })],
    ['changed after it was signed', tampered],
    ['another key under our kid', () => token(access(), undefined, theirs.privateKey)],
    ['an unknown kid', () => token(access(), { alg: 'RS256', kid: 'theirs' })],
    ['no kid', () => token(access(), { alg: 'RS256' })],
    ['another pool', () => token({ ...access(), iss: issuer.replace('business', 'partner') })],
    ['another client', () => token({ ...access(), client_id: 'other' })],
    ['neither audience nor client', () => token({ ...access(), client_id: undefined })],
    ['another audience beside our client', () => token({ ...access(), aud: 'other' })],
    ['expired', () => token({ ...access(), exp: now() - 1 })],
    ['no expiry', () => token({ ...access(), exp: undefined })],
    ['an expiry that is text', () => token({ ...access(), exp: String(now() + 900) })],
    ['not yet valid', () => token({ ...access(), nbf: now() + 60 })],
    ['issued in the future', () => token({ ...access(), iat: now() + 60 })],
  ])('%s', (_, given) => {
    expect(authorize(given())).toHaveProperty('refused')
  })
})

test('an access token passes, with its claims as text', () => {
  const claims = { ...access(), 'cognito:groups': ['a', 'b'], email_verified: true }
  expect(authorize(`Bearer ${token(claims)}`)).toEqual({
    claims: {
      ...access(),
      iat: String(claims.iat),
      exp: String(claims.exp),
      'cognito:groups': '[a b]',
      email_verified: 'true',
    },
  })
})

test('an ID token passes by its audience, as in the cloud', () => {
  const { client_id: _, ...idToken } = { ...access(), aud: 'client', token_use: 'id' }
  expect(authorize(token(idToken))).toHaveProperty('claims.token_use', 'id')
})

test('a token expires by the movable clock', () => {
  const good = token(access())
  move(899)
  expect(authorize(good)).toHaveProperty('claims')
  move(1)
  expect(authorize(good)).toHaveProperty('refused', 'the token has expired')
})

import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import type { Claims } from './event.ts'

type KeySet = { keys: readonly (JsonWebKey & { kid?: string })[] }

type TokenRules = {
  issuer: string
  /** The required `aud`, or the required `client_id` in a token without `aud`. */
  audience: string
  keys: () => KeySet
}

/** The claims as strings, or the reason for the 401, which HTTP API sends in `www-authenticate`. */
export type Verdict = { claims: Claims } | { refused: string }

type Payload = Record<string, unknown>

const parsePart = (part: string): Payload | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Payload)
      : undefined
  } catch {
    return undefined
  }
}

// HTTP API passes every claim on as text, and a list in square brackets.
const asText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.join(' ')}]`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const isFor = (payload: Payload, audience: string): boolean => {
  if (payload.aud === undefined) return payload.client_id === audience
  return Array.isArray(payload.aud) ? payload.aud.includes(audience) : payload.aud === audience
}

const whyNot = (payload: Payload, { issuer, audience }: TokenRules): string | undefined => {
  const now = clock.now() / 1000
  if (payload.iss !== issuer) return 'invalid issuer'
  if (!isFor(payload, audience)) return 'the token does not have a valid audience'
  if (typeof payload.exp !== 'number' || payload.exp <= now) return 'the token has expired'
  if (payload.nbf !== undefined && !(Number(payload.nbf) <= now)) return 'the token is not yet valid'
  // Allows one second: the issuer's clock may have been read a moment later.
  if (payload.iat !== undefined && !(Number(payload.iat) <= now + 1))
    return 'the token was issued in the future'
  return undefined
}

/**
 * The JWT authorizer of HTTP API: checks the RS256 signature with the pool's keys, the issuer, the audience or client,
 * and the times by the system's clock. It accepts ID tokens too, as in the cloud: handlers check `token_use`. (API
 * Gateway Developer Guide, "Control access to HTTP APIs with JWT authorizers".)
 */
export function createAuthorizer(rules: TokenRules): (authorization: string | undefined) => Verdict {
  const known = new Map<string, KeyObject>()

  const keyFor = (kid: unknown): KeyObject | undefined => {
    if (typeof kid !== 'string') return undefined
    const found = known.get(kid)
    if (found) return found
    const published = rules.keys().keys.find(key => key.kid === kid)
    if (!published) return undefined
    const key = createPublicKey({ key: published, format: 'jwk' })
    known.set(kid, key)
    return key
  }

  return authorization => {
    const token = authorization?.replace(/^Bearer +/i, '') ?? ''
    const [head = '', body = '', signature = '', ...rest] = token.split('.')
    const header = parsePart(head)
    const payload = parsePart(body)
    if (!header || !payload || rest.length > 0) return { refused: 'unable to decode the token' }
    const key = header.alg === 'RS256' ? keyFor(header.kid) : undefined
    const signed = Buffer.from(`${head}.${body}`)
    if (!key || !verify('sha256', signed, key, Buffer.from(signature, 'base64url'))) {
      return { refused: 'signature or algorithm does not fit a key of the issuer' }
    }
    const refused = whyNot(payload, rules)
    if (refused) return { refused }
    return {
      claims: Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, asText(value)])),
    }
  }
}

import { createHmac } from 'node:crypto'
import { secret } from './secrets.ts'

/** The purpose of a hash; each has its own key, so that hashes of two purposes never match. */
export type HashPurpose =
  | 'email'
  | 'network'
  | 'caller'
  | 'device'
  | 'idempotency'
  | 'code'
  | 'newsletter-link'
  | 'meeting-link'
  | 'meeting-room'
  | 'investor-grant'
  | 'proof-challenge'
  | 'proof-key'
  | 'list-cursor'

/** The key of one purpose, derived from the signing secret (HMAC as a PRF, RFC 5869's extract step). */
export const keyFor = async (purpose: HashPurpose): Promise<Buffer> =>
  createHmac('sha256', await secret('SIGNING_SECRET_ID'))
    .update(purpose)
    .digest()

/** HMAC-SHA-256 of the parts under the purpose's key, base64url; the parts are joined unambiguously. */
export const keyedHash = async (purpose: HashPurpose, ...parts: readonly string[]): Promise<string> =>
  createHmac('sha256', await keyFor(purpose))
    .update(JSON.stringify(parts))
    .digest('base64url')

import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
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
  | 'watch-link'
  | 'invitation-link'
  | 'organization-number'
  | 'investor-grant'
  | 'proof-challenge'
  | 'proof-key'
  | 'list-cursor'

/** The key of one purpose, derived from the signing secret (HMAC as a PRF, RFC 5869's extract step). */
export const keyFor = async (purpose: HashPurpose): Promise<Buffer> =>
  createHmac('sha256', await secret('SIGNING_SECRET_ID'))
    .update(purpose)
    .digest()

const derived = new Map<string, KeyObject>()

/** The purpose's key, derived once per instance. Node is five times slower with a key that is a buffer. */
const keyObjectFor = async (purpose: HashPurpose): Promise<KeyObject> => {
  const id = `${purpose} ${await secret('SIGNING_SECRET_ID')}`
  const known = derived.get(id) ?? createSecretKey(await keyFor(purpose))
  derived.set(id, known)
  return known
}

/** HMAC-SHA-256 of the parts under the purpose's key, base64url; the parts are joined unambiguously. */
export const keyedHash = async (purpose: HashPurpose, ...parts: readonly string[]): Promise<string> =>
  createHmac('sha256', await keyObjectFor(purpose))
    .update(JSON.stringify(parts))
    .digest('base64url')

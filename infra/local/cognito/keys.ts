import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** One key of a pool's JWKS. */
export type Jwk = { kty: 'RSA'; alg: 'RS256'; use: 'sig'; kid: string; n: string; e: string }

export type PoolKeys = {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
  jwk: Jwk
  /** HMAC key for the fake data that the pool returns for users that do not exist. */
  maskingSecret: string
}

/** Loads a pool's keys, creating them on first use; they are stored, so that tokens survive a restart. */
export function loadKeys(database: DatabaseSync, pool: string): PoolKeys {
  const row = database.prepare('SELECT * FROM keys WHERE pool = ?').get(pool)
  return row ? toKeys(row) : createKeys(database, pool)
}

function createKeys(database: DatabaseSync, pool: string): PoolKeys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  database
    .prepare('INSERT INTO keys (pool, kid, private_key, masking_secret) VALUES (?, ?, ?, ?)')
    .run(
      pool,
      randomUUID(),
      String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
      randomBytes(32).toString('hex'),
    )
  return loadKeys(database, pool)
}

function toKeys(row: Record<string, unknown>): PoolKeys {
  const privateKey = createPrivateKey(String(row.private_key))
  const publicKey = createPublicKey(privateKey)
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' })
  const kid = String(row.kid)
  const jwk: Jwk = { kty: 'RSA', alg: 'RS256', use: 'sig', kid, n, e }
  return { kid, privateKey, publicKey, jwk, maskingSecret: String(row.masking_secret) }
}

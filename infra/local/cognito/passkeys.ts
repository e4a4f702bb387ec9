import type { DatabaseSync } from 'node:sqlite'
import { clock } from '#shared/contract/clock.ts'
import type { Made } from './ceremony.ts'

export type Passkey = {
  credentialId: string
  sub: string
  /** PEM. */
  publicKey: string
  attachment: string | undefined
  createdAt: number
}

/** The passkeys of one pool's users, and whose sign-in they are enough for. */
export function createPasskeys(database: DatabaseSync, pool: string) {
  const insert = database.prepare(
    `INSERT INTO passkeys (pool, credential_id, sub, public_key, counter, attachment, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  )
  const selectAll = database.prepare(
    'SELECT * FROM passkeys WHERE pool = ? AND sub = ? ORDER BY created_at, credential_id',
  )
  // An authenticator that does not count always says 0.
  const count = database.prepare(
    `UPDATE passkeys SET counter = ?3 WHERE pool = ?1 AND credential_id = ?2
     AND (counter < ?3 OR (counter = 0 AND ?3 = 0))`,
  )
  const erase = database.prepare('DELETE FROM passkeys WHERE pool = ? AND sub = ? AND credential_id = ?')
  const eraseAll = database.prepare('DELETE FROM passkeys WHERE pool = ? AND sub = ?')
  const prefer = database.prepare(
    'INSERT INTO passkey_factors (pool, sub) VALUES (?, ?) ON CONFLICT DO NOTHING',
  )
  const selectFactor = database.prepare('SELECT sub FROM passkey_factors WHERE pool = ? AND sub = ?')
  const eraseFactor = database.prepare('DELETE FROM passkey_factors WHERE pool = ? AND sub = ?')

  return {
    /** Stores a passkey; false if there is one of this id, whosever it is. */
    add: (sub: string, { credentialId, publicKey, counter, attachment }: Made): boolean =>
      insert.run(pool, credentialId, sub, publicKey, counter, attachment ?? null, clock.now()).changes === 1,
    of: (sub: string): Passkey[] => selectAll.all(pool, sub).map(toPasskey),
    /** Notes the counter of a use; false if it went back, as that of a copy does. */
    count: (credentialId: string, counter: number): boolean =>
      count.run(pool, credentialId, counter).changes === 1,
    /** False if the user has no such passkey. */
    remove: (sub: string, credentialId: string): boolean => erase.run(pool, sub, credentialId).changes === 1,
    /** Whether a passkey is both factors of this user (WebAuthnMfaSettings). */
    isFactorOf: (sub: string): boolean => selectFactor.get(pool, sub) !== undefined,
    setFactorOf: (sub: string, isFactor: boolean): void =>
      void (isFactor ? prefer : eraseFactor).run(pool, sub),
    forget(sub: string): void {
      eraseAll.run(pool, sub)
      eraseFactor.run(pool, sub)
    },
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>

const toPasskey = (row: Record<string, unknown>): Passkey => ({
  credentialId: String(row.credential_id),
  sub: String(row.sub),
  publicKey: String(row.public_key),
  attachment: row.attachment === null ? undefined : String(row.attachment),
  createdAt: Number(row.created_at),
})

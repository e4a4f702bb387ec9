import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { clock } from '#shared/contract/clock.ts'
import { base32, stepOfCode } from './totp.ts'

/** A secret as Cognito makes them: 52 letters of base32, which are 32 bytes. */
export const newSecret = (): string => base32(randomBytes(32))

/** The verified authenticator apps of one pool's users. */
export function createSoftwareTokens(database: DatabaseSync, pool: string) {
  const insert = database.prepare(
    `INSERT INTO software_tokens (pool, sub, secret, used_step) VALUES (?, ?, ?, ?)
     ON CONFLICT (pool, sub) DO UPDATE SET secret = excluded.secret, used_step = excluded.used_step`,
  )
  const select = database.prepare('SELECT secret FROM software_tokens WHERE pool = ? AND sub = ?')
  const spend = database.prepare(
    'UPDATE software_tokens SET used_step = ? WHERE pool = ? AND sub = ? AND used_step < ?',
  )
  const erase = database.prepare('DELETE FROM software_tokens WHERE pool = ? AND sub = ?')
  const secretOf = (sub: string): string | undefined => {
    const row = select.get(pool, sub)
    return row && String(row.secret)
  }

  return {
    secretOf,
    /** Stores an app whose code of this step was verified; that code is used up. */
    set: (sub: string, secret: string, usedStep: number): void =>
      void insert.run(pool, sub, secret, usedStep),
    /** Uses up a code. `used`: it, or a later one, was used before; of two calls with one code exactly one gets `right`. */
    check(sub: string, code: string): 'right' | 'wrong' | 'used' {
      const secret = secretOf(sub)
      const step = secret === undefined ? undefined : stepOfCode(secret, code, clock.seconds())
      if (step === undefined) return 'wrong'
      return spend.run(step, pool, sub, step).changes === 1 ? 'right' : 'used'
    },
    forget: (sub: string): void => void erase.run(pool, sub),
  }
}

export type SoftwareTokens = ReturnType<typeof createSoftwareTokens>

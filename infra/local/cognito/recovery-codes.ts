import { randomInt, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { poolSettings } from '#infra/system/pools.ts'
import { clock } from '#shared/contract/clock.ts'
import { fingerprint } from './database.ts'

const lifetime = poolSettings.recoveryCodeMinutes * 60_000
const hour = 60 * 60_000
/** AWS allows 5 to 20 attempts an hour; this is the lowest. */
const missesAnHour = 5

type Row = { code: string | null; expires_at: number; misses: number; counted_from: number }

/** The codes that ForgotPassword mails in one pool. Only a user's newest code is valid; it does not reset the misses. */
export function createRecoveryCodes(database: DatabaseSync, pool: string) {
  const select = database.prepare('SELECT * FROM recovery_codes WHERE pool = ? AND sub = ?')
  const upsert = database.prepare(
    `INSERT INTO recovery_codes (pool, sub, code, expires_at, misses, counted_from) VALUES (?, ?, ?, ?, 0, ?)
     ON CONFLICT DO UPDATE SET code = excluded.code, expires_at = excluded.expires_at`,
  )
  const count = database.prepare(
    'UPDATE recovery_codes SET misses = ?, counted_from = ? WHERE pool = ? AND sub = ?',
  )
  const spend = database.prepare(
    'UPDATE recovery_codes SET code = NULL WHERE pool = ? AND sub = ? AND code IS NOT NULL',
  )
  const find = (sub: string) => select.get(pool, sub) as Row | undefined
  const hash = (sub: string, code: string) => fingerprint(`${pool}:${sub}:${code}`)

  const erase = database.prepare('DELETE FROM recovery_codes WHERE pool = ? AND sub = ?')

  return {
    forget: (sub: string): void => void erase.run(pool, sub),
    issue(sub: string): string {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      upsert.run(pool, sub, hash(sub, code), clock.now() + lifetime, clock.now())
      return code
    },
    /** Compares a code; a miss counts towards the hourly limit. */
    check(sub: string, code: string): 'right' | 'wrong' | 'expired' | 'limit' {
      const row = find(sub)
      const now = clock.now()
      if (!row) return 'expired'
      const fresh = now - row.counted_from >= hour
      const misses = fresh ? 0 : row.misses
      if (misses >= missesAnHour) return 'limit'
      if (row.code === null || row.expires_at <= now) return 'expired'
      if (timingSafeEqual(Buffer.from(row.code), Buffer.from(hash(sub, code)))) return 'right'
      count.run(misses + 1, fresh ? now : row.counted_from, pool, sub)
      return 'wrong'
    },
    /** Uses the code up; false if another call was first. */
    spend: (sub: string): boolean => spend.run(pool, sub).changes === 1,
  }
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>

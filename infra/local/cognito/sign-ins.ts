import { randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { clock } from '#shared/contract/clock.ts'
import { fingerprint } from './database.ts'

/** A completed sign-in. All its tokens share one origin_jti and are revoked together. */
export type SignIn = {
  originJti: string
  pool: string
  sub: string
  /** Seconds since 1970. */
  authTime: number
  /** Milliseconds since 1970; a rotated token keeps the expiry of the token it replaces. */
  expiresAt: number
  revoked: boolean
}

/** The completed sign-ins of all pools, with their rotating refresh tokens, which are valid for `hours`. */
export function createSignIns(database: DatabaseSync, hours: number) {
  const insert = database.prepare(
    'INSERT INTO sign_ins (origin_jti, pool, sub, auth_time, expires_at) VALUES (?, ?, ?, ?, ?)',
  )
  const insertToken = database.prepare('INSERT INTO refresh_tokens (token, origin_jti) VALUES (?, ?)')
  const select = database.prepare('SELECT * FROM sign_ins WHERE origin_jti = ?')
  const selectToken = database.prepare(
    'SELECT s.*, t.replaced_at FROM refresh_tokens t JOIN sign_ins s USING (origin_jti) WHERE t.token = ?',
  )
  const replace = database.prepare(
    'UPDATE refresh_tokens SET replaced_at = ? WHERE token = ? AND replaced_at IS NULL',
  )
  const revoke = database.prepare('UPDATE sign_ins SET revoked = 1 WHERE origin_jti = ?')
  const revokeUser = database.prepare('UPDATE sign_ins SET revoked = 1 WHERE pool = ? AND sub = ?')

  const forgetTokens = database.prepare(
    'DELETE FROM refresh_tokens WHERE origin_jti IN (SELECT origin_jti FROM sign_ins WHERE pool = ? AND sub = ?)',
  )
  const forgetSignIns = database.prepare('DELETE FROM sign_ins WHERE pool = ? AND sub = ?')

  function addRefreshToken(originJti: string): string {
    const token = randomBytes(96).toString('base64url')
    insertToken.run(fingerprint(token), originJti)
    return token
  }

  return {
    begin(pool: string, sub: string): { signIn: SignIn; refreshToken: string } {
      const [originJti, authTime, expiresAt] = [
        randomUUID(),
        clock.seconds(),
        clock.now() + hours * 3_600_000,
      ]
      insert.run(originJti, pool, sub, authTime, expiresAt)
      const signIn = { originJti, pool, sub, authTime, expiresAt, revoked: false }
      return { signIn, refreshToken: addRefreshToken(originJti) }
    },
    /** Finds the sign-in of a refresh token, and when (milliseconds) the token was first rotated. */
    ofRefreshToken(token: string): (SignIn & { replacedAt: number | undefined }) | undefined {
      const row = selectToken.get(fingerprint(token))
      if (!row) return undefined
      return { ...toSignIn(row), replacedAt: row.replaced_at === null ? undefined : Number(row.replaced_at) }
    },
    /** Issues a new refresh token; the grace period of the old one starts at its first rotation. */
    rotate(token: string, originJti: string): string {
      replace.run(clock.now(), fingerprint(token))
      return addRefreshToken(originJti)
    },
    isRevoked: (originJti: string): boolean => {
      const row = select.get(originJti)
      return !row || toSignIn(row).revoked
    },
    revoke: (originJti: string): void => void revoke.run(originJti),
    revokeAllOf: (pool: string, sub: string): void => void revokeUser.run(pool, sub),
    forget: (pool: string, sub: string): void => {
      forgetTokens.run(pool, sub)
      forgetSignIns.run(pool, sub)
    },
  }
}

export type SignIns = ReturnType<typeof createSignIns>

const toSignIn = (row: Record<string, unknown>): SignIn => ({
  originJti: String(row.origin_jti),
  pool: String(row.pool),
  sub: String(row.sub),
  authTime: Number(row.auth_time),
  expiresAt: Number(row.expires_at),
  revoked: row.revoked === 1,
})

import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { poolSettings } from '#infra/system/pools.ts'
import { clock } from '#shared/contract/clock.ts'
import { fingerprint } from './database.ts'

type Kind = 'custom' | 'password'

/** One answered round of a custom sign-in, as triggers see it. */
type ChallengeResult = {
  challengeName: string
  challengeResult: boolean
  challengeMetadata: string | null
}

/** How far a custom sign-in has come. */
export type CustomProgress = {
  /** The real user name, or what was typed when nobody has it. */
  userName: string
  answered: ChallengeResult[]
}

const lifetime = poolSettings.authSessionMinutes * 60_000
/** A spent session is remembered this long, so that its second use is told from an unknown one's. */
const remembered = 24 * 60 * 60_000

/** Sign-ins under way in one pool: each token is opaque, good for one answer, and expires by AuthSessionValidity. */
export function createSessions(database: DatabaseSync, pool: string) {
  const insert = database.prepare(
    'INSERT INTO sessions (token, pool, kind, state, expires_at) VALUES (?, ?, ?, ?, ?)',
  )
  const prune = database.prepare('DELETE FROM sessions WHERE expires_at < ?')
  const spend = database.prepare(
    `UPDATE sessions SET used = 1 WHERE token = ? AND pool = ? AND kind = ? AND used = 0
     RETURNING state, expires_at`,
  )

  return {
    /** Keeps the state of a sign-in and returns its token: a Session, or the SECRET_BLOCK of SRP. */
    begin(kind: Kind, state: object): string {
      const token = randomBytes(180).toString('base64')
      const now = clock.now()
      prune.run(now - remembered)
      insert.run(fingerprint(token), pool, kind, JSON.stringify(state), now + lifetime)
      return token
    },
    /** Spends a token. Of parallel calls with one token exactly one gets the state. */
    take<State>(kind: Kind, token: string): State | 'invalid' | 'expired' {
      const row = spend.get(fingerprint(token), pool, kind)
      if (!row) return 'invalid'
      return Number(row.expires_at) <= clock.now() ? 'expired' : JSON.parse(String(row.state))
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { poolSettings } from '#infra/system/pools.ts'
import { clock } from '#shared/contract/clock.ts'
import { fingerprint } from './database.ts'

type Kind =
  | 'custom'
  | 'password'
  | 'new-password'
  | 'mfa-setup'
  | 'software-token'
  | 'choice'
  | 'passkey-made'
  | 'passkey-used'

/** A finished round of a custom sign-in, as triggers see it. */
type ChallengeResult = {
  challengeName: string
  challengeResult: boolean
  challengeMetadata: string | null
}

/** The progress of a custom sign-in. */
export type CustomProgress = {
  /** The real user name; for an unknown user, the name that was typed. */
  userName: string
  rounds: ChallengeResult[]
}

const lifetime = poolSettings.authSessionMinutes * 60_000
/** Milliseconds for which a used session is kept, so that a second use differs from an unknown session. */
const remembered = 24 * 60 * 60_000

/** Unfinished sign-ins of one pool. Each token is opaque, can be used once, and expires after AuthSessionValidity. */
export function createSessions(database: DatabaseSync, pool: string) {
  const insert = database.prepare(
    'INSERT INTO sessions (token, pool, kind, state, expires_at) VALUES (?, ?, ?, ?, ?)',
  )
  const prune = database.prepare('DELETE FROM sessions WHERE expires_at < ?')
  const spend = database.prepare(
    `UPDATE sessions SET used = 1 WHERE token = ? AND pool = ? AND kind = ? AND used = 0
     RETURNING state, expires_at`,
  )

  const restore = database.prepare('UPDATE sessions SET used = 0, state = ? WHERE token = ? AND pool = ?')

  return {
    /** Lets a token that was taken be taken once more, with another state; its end stays. */
    giveBack: (token: string, state: object): void =>
      void restore.run(JSON.stringify(state), fingerprint(token), pool),
    /** Stores the state of a sign-in and returns its token: a Session, or the SECRET_BLOCK of SRP. */
    begin(kind: Kind, state: object): string {
      const token = randomBytes(180).toString('base64')
      const now = clock.now()
      prune.run(now - remembered)
      insert.run(fingerprint(token), pool, kind, JSON.stringify(state), now + lifetime)
      return token
    },
    /** Uses up a token and returns its state. Of parallel calls with one token exactly one gets the state. */
    take<State>(kind: Kind, token: string): State | 'invalid' | 'expired' {
      const row = spend.get(fingerprint(token), pool, kind)
      if (!row) return 'invalid'
      return Number(row.expires_at) <= clock.now() ? 'expired' : JSON.parse(String(row.state))
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

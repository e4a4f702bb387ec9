import type { DatabaseSync } from 'node:sqlite'
import { clock } from '#shared/contract/clock.ts'
import type { PasswordVerifier } from './srp.ts'

/** FORCE_CHANGE_PASSWORD: invited, and has not chosen a password yet. */
type Status = 'CONFIRMED' | 'UNCONFIRMED' | 'FORCE_CHANGE_PASSWORD'

export type User = {
  /** The actual user name: people sign in with their e-mail address. */
  sub: string
  status: Status
  /** As in the API and the triggers: all values are strings. */
  attributes: Record<string, string>
  password: PasswordVerifier
  createdAt: number
  modifiedAt: number
}

/** The users of one pool. The e-mail address is an alias, compared without case (CaseSensitive: false). */
export function createUsers(database: DatabaseSync, pool: string) {
  const insert = database.prepare(
    `INSERT INTO users (pool, sub, alias, status, attributes, salt, verifier, created_at, modified_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  )
  const select = database.prepare('SELECT * FROM users WHERE pool = ? AND (sub = ? OR alias = ?)')
  const updatePassword = database.prepare(
    'UPDATE users SET salt = ?, verifier = ?, modified_at = ? WHERE pool = ? AND sub = ?',
  )
  const updateAttributes = database.prepare(
    'UPDATE OR IGNORE users SET attributes = ?, alias = ?, modified_at = ? WHERE pool = ? AND sub = ?',
  )

  const confirm = database.prepare("UPDATE users SET status = 'CONFIRMED' WHERE pool = ? AND sub = ?")
  const selectAll = database.prepare('SELECT * FROM users WHERE pool = ? ORDER BY created_at, sub')
  const erase = database.prepare('DELETE FROM users WHERE pool = ? AND sub = ?')

  return {
    /** Stores a user; false if the e-mail address already has an account. */
    add({ sub, status, attributes, password }: Omit<User, 'createdAt' | 'modifiedAt'>): boolean {
      const now = clock.now()
      const { salt, verifier } = password
      const stored = JSON.stringify(attributes)
      return insert.run(pool, sub, alias(attributes), status, stored, salt, verifier, now, now).changes === 1
    },
    /** Finds a user by user name or e-mail address. */
    find(username: string): User | undefined {
      const row = select.get(pool, username, username.toLowerCase())
      return row && toUser(row)
    },
    confirm: (sub: string): void => void confirm.run(pool, sub),
    all: (): User[] => selectAll.all(pool).map(toUser),
    remove: (sub: string): void => void erase.run(pool, sub),
    setPassword(sub: string, { salt, verifier }: PasswordVerifier): void {
      updatePassword.run(salt, verifier, clock.now(), pool, sub)
    },
    /** False if the e-mail address belongs to another account. */
    setAttributes(sub: string, attributes: Record<string, string>): boolean {
      const stored = JSON.stringify(attributes)
      return updateAttributes.run(stored, alias(attributes), clock.now(), pool, sub).changes === 1
    },
  }
}

export type Users = ReturnType<typeof createUsers>

const alias = (attributes: Record<string, string>) => (attributes.email ?? '').toLowerCase()

function toUser(row: Record<string, unknown>): User {
  return {
    sub: String(row.sub),
    status: String(row.status) as Status,
    attributes: JSON.parse(String(row.attributes)),
    password: { salt: String(row.salt), verifier: String(row.verifier) },
    createdAt: Number(row.created_at),
    modifiedAt: Number(row.modified_at),
  }
}

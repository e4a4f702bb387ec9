import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Opens `<folder>/cognito.sqlite`. A write that returned survives kill -9: WAL keeps it in the file system. */
export function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'cognito.sqlite'))
  database.exec(schema)
  return database
}

/** Tokens, sessions and codes are stored and looked up by their hash, so that the file does not reveal them. */
export const fingerprint = (secret: string) => createHash('sha256').update(secret).digest('hex')

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS keys (
    pool TEXT PRIMARY KEY, kid TEXT NOT NULL, private_key TEXT NOT NULL, masking_secret TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS users (
    pool TEXT NOT NULL, sub TEXT NOT NULL, alias TEXT NOT NULL, status TEXT NOT NULL, attributes TEXT NOT NULL,
    salt TEXT NOT NULL, verifier TEXT NOT NULL, created_at INTEGER NOT NULL, modified_at INTEGER NOT NULL,
    PRIMARY KEY (pool, sub), UNIQUE (pool, alias)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    token TEXT PRIMARY KEY, pool TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL,
    expires_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_by_expiry ON sessions (expires_at);
  CREATE TABLE IF NOT EXISTS sign_ins (
    origin_jti TEXT PRIMARY KEY, pool TEXT NOT NULL, sub TEXT NOT NULL, auth_time INTEGER NOT NULL,
    expires_at INTEGER NOT NULL, revoked INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sign_ins_by_user ON sign_ins (pool, sub);
  CREATE TABLE IF NOT EXISTS refresh_tokens (
    token TEXT PRIMARY KEY, origin_jti TEXT NOT NULL REFERENCES sign_ins, replaced_at INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS recovery_codes (
    pool TEXT NOT NULL, sub TEXT NOT NULL, code TEXT, expires_at INTEGER NOT NULL,
    misses INTEGER NOT NULL, counted_from INTEGER NOT NULL, PRIMARY KEY (pool, sub)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS software_tokens (
    pool TEXT NOT NULL, sub TEXT NOT NULL, secret TEXT NOT NULL, used_step INTEGER NOT NULL, PRIMARY KEY (pool, sub)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS passkeys (
    pool TEXT NOT NULL, credential_id TEXT NOT NULL, sub TEXT NOT NULL, public_key TEXT NOT NULL,
    counter INTEGER NOT NULL, attachment TEXT, created_at INTEGER NOT NULL, PRIMARY KEY (pool, credential_id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS passkey_factors (
    pool TEXT NOT NULL, sub TEXT NOT NULL, PRIMARY KEY (pool, sub)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS group_members (
    pool TEXT NOT NULL, sub TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (pool, sub, name)
  ) STRICT;
`

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

const lockFile = 'running.lock'
const noteFile = 'running.json'

/** The lock's own files in a data folder, which are not data. */
export const lockFiles: readonly string[] = [lockFile, noteFile]

export type Lock = {
  /** Stores the system's address, for the error message of another system that finds the lock taken. */
  note(origin: string): void
  release(): void
}

const SQLITE_BUSY = 5

/** Milliseconds to wait for a system that is just ending. */
const maxWaitMs = 1500

// SQLite's exclusive lock is held by the operating system and ends with its process, kill -9 included. So a lock is
// never stale, and no reused pid can be mistaken for the owner's.
const take = (file: string): DatabaseSync | undefined => {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
}

type Note = { pid: number; origin?: string }

const write = (folder: string, note: Note): void =>
  writeFileSync(join(folder, noteFile), JSON.stringify(note))

const holder = (folder: string): string => {
  try {
    const { pid, origin } = JSON.parse(readFileSync(join(folder, noteFile), 'utf8')) as Note
    return `process ${pid}${origin ? ` at ${origin}` : ''}`
  } catch {
    return 'another process'
  }
}

/**
 * Makes sure that only one system at a time uses a data folder. Throws, naming the owner, if it is still taken after
 * a moment.
 */
export async function lock(folder: string): Promise<Lock> {
  mkdirSync(folder, { recursive: true })
  const deadline = performance.now() + maxWaitMs
  for (;;) {
    const held = take(join(folder, lockFile))
    if (held) {
      write(folder, { pid: process.pid })
      return { note: origin => write(folder, { pid: process.pid, origin }), release: () => held.close() }
    }
    if (performance.now() > deadline) break
    await delay(50)
  }
  throw new Error(
    `A system is running on ${folder} already: ${holder(folder)}.\n` +
      'Stop it, or start this one with a DATA_DIR and a PORT of its own.',
  )
}

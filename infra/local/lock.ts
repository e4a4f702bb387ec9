import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

const lockFile = 'running.lock'
const noteFile = 'running.json'

/** What stands in a data folder for its lock, and is not data. */
export const lockFiles: readonly string[] = [lockFile, noteFile]

export type Lock = {
  /** Notes where the system answers, for whoever meets the lock. */
  note(origin: string): void
  release(): void
}

const SQLITE_BUSY = 5

/** How long a system that is just ending may take, in milliseconds. */
const patienceMs = 1500

// SQLite's exclusive lock is the operating system's: it ends with its process, kill -9 included, so no lock is
// ever stale, and a pid that belongs to somebody else by now is never mistaken for ours.
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
 * Makes sure that one system at a time uses a data folder. Throws, naming who has it, when it is still taken
 * after a moment.
 */
export async function lock(folder: string): Promise<Lock> {
  mkdirSync(folder, { recursive: true })
  const deadline = performance.now() + patienceMs
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

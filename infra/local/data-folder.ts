import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lock, lock, lockFiles } from './lock.ts'

const isOurs = (folder: string): boolean => {
  const entries = existsSync(folder) ? readdirSync(folder) : []
  return entries.length === 0 || lockFiles.every(file => entries.includes(file))
}

/**
 * Takes the data folder for one system; `fresh` empties it first. Throws when it is in use, and when it is to be
 * emptied although nothing says that a system of ours made it.
 */
export async function openDataFolder(folder: string, { fresh }: { fresh: boolean }): Promise<Lock> {
  if (fresh && !isOurs(folder)) {
    throw new Error(`${folder} holds other things than this system's data: --fresh leaves it alone.`)
  }
  const held = await lock(folder)
  if (!fresh) return held
  const old = readdirSync(folder).filter(entry => !lockFiles.includes(entry))
  await Promise.all(old.map(entry => rm(join(folder, entry), { recursive: true, force: true })))
  return held
}

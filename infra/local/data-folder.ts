import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lock, lock, lockFiles } from './lock.ts'

const isOurs = (folder: string): boolean => {
  const entries = existsSync(folder) ? readdirSync(folder) : []
  return entries.length === 0 || lockFiles.every(file => entries.includes(file))
}

/**
 * Locks the data folder for one system; `fresh` empties it first. Throws if it is in use, or if it should be emptied
 * but was not created by this system.
 */
export async function openDataFolder(folder: string, { fresh }: { fresh: boolean }): Promise<Lock> {
  if (fresh && !isOurs(folder)) {
    throw new Error(`${folder} contains files that are not this system's data: --fresh does not empty it.`)
  }
  const held = await lock(folder)
  if (!fresh) return held
  const old = readdirSync(folder).filter(entry => !lockFiles.includes(entry))
  await Promise.all(old.map(entry => rm(join(folder, entry), { recursive: true, force: true })))
  return held
}

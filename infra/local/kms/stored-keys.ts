import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (file: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    // A file that exists but cannot be read must not be replaced: data encrypted under its keys would be lost.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

const write = (file: string, content: string): void => {
  const temporary = `${file}.tmp`
  writeFileSync(temporary, content, { mode: 0o600, flush: true })
  renameSync(temporary, file)
}

/** The 256-bit keys by id. Each is created once and stored in a file that only its owner can read. */
export function storedKeys(dataFolder: string, ids: readonly string[]): ReadonlyMap<string, Buffer> {
  const folder = join(dataFolder, 'kms')
  const file = join(folder, 'keys.json')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const kept = read(file)
  const missing = ids.filter(id => !Object.hasOwn(kept, id))
  const made = Object.fromEntries(missing.map(id => [id, randomBytes(32).toString('base64')]))
  const keys = { ...kept, ...made }
  if (missing.length > 0) write(file, JSON.stringify(keys, null, 2))
  return new Map(ids.map(id => [id, Buffer.from(keys[id] ?? '', 'base64')]))
}

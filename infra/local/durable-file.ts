import { randomUUID } from 'node:crypto'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The suffix of files that an interrupted write leaves behind; the owner of the folder removes them when it starts. */
export const unfinished = '.tmp'

/** Writes a file atomically: if this process is killed, the path holds either the old content or the new. */
export async function writeWhole(path: string, content: string | Uint8Array, flush = false): Promise<void> {
  const temporary = `${path}.${randomUUID()}${unfinished}`
  try {
    await writeFile(temporary, content, { flush, mode: 0o600 })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Like `writeWhole`; once this resolves, the new content also survives a power cut. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  await writeWhole(path, content, true)
  await syncFolder(dirname(path))
}

/** A rename is durable only once its folder is synced. Windows cannot open folders and does not need this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

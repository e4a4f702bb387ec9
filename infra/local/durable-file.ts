import { randomUUID } from 'node:crypto'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What an interrupted write leaves behind ends so; whoever owns the folder sweeps it at its start. */
export const unfinished = '.tmp'

/** Writes a file whole or not at all: after a kill of this process the path holds the old content or the new one. */
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

/** As `writeWhole`; once this resolves the new content survives a power cut, too. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  await writeWhole(path, content, true)
  await syncFolder(dirname(path))
}

/** A rename is durable only when its folder is; Windows cannot open one and needs none of it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

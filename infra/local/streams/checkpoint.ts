import { mkdirSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

type Position = { streamArn: string; sequenceNumber: string }

export type Checkpoint = {
  /** The last sequence number that is done with; undefined at the start of the stream. */
  readonly sequenceNumber: string | undefined
  /** Remembers it durably: after any crash the stream goes on behind it. */
  save(sequenceNumber: string): Promise<void>
  /** Remembers it in memory, for what may be read again: records that no filter lets through. */
  pass(sequenceNumber: string): Promise<void>
  /** Makes durable what was only passed. */
  flush(): Promise<void>
}

// So many passed records are cheaper to read again after a crash than to note one by one.
const passedAtMost = 1000n

/** A consumer's place in a stream, kept in a file; the place in another stream counts as none. */
export function openCheckpoint(file: string, streamArn: string): Checkpoint {
  mkdirSync(dirname(file), { recursive: true })
  let saved = savedPosition(file, streamArn)
  let current = saved
  const save = async (sequenceNumber: string) => {
    current = sequenceNumber
    await replace(file, { streamArn, sequenceNumber })
    saved = sequenceNumber
  }
  return {
    get sequenceNumber() {
      return current
    },
    save,
    async pass(sequenceNumber) {
      current = sequenceNumber
      if (BigInt(sequenceNumber) - BigInt(saved ?? 0) >= passedAtMost) await save(sequenceNumber)
    },
    async flush() {
      if (current !== undefined && current !== saved) await save(current)
    },
  }
}

function savedPosition(file: string, streamArn: string): string | undefined {
  let content: string
  try {
    content = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  const position = JSON.parse(content) as Position
  return position.streamArn === streamArn ? position.sequenceNumber : undefined
}

// Written aside, flushed and renamed: a reader finds the old place or the new one, never half of it.
async function replace(file: string, position: Position): Promise<void> {
  const aside = `${file}.new`
  const handle = await open(aside, 'w')
  try {
    await handle.writeFile(JSON.stringify(position))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(aside, file)
  await syncFolder(dirname(file))
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

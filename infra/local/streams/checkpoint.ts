import { mkdirSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

type Position = { streamArn: string; sequenceNumber: string }

export type Checkpoint = {
  /** The last processed sequence number; undefined at the start of the stream. */
  readonly sequenceNumber: string | undefined
  /** Stores it durably: after a crash the stream continues after it. */
  save(sequenceNumber: string): Promise<void>
  /** Keeps it in memory only, for records that may be read again because no filter matches them. */
  pass(sequenceNumber: string): Promise<void>
  /** Stores durably what was only passed. */
  flush(): Promise<void>
}

// Reading this many records again after a crash is cheaper than storing each passed one.
const maxPassed = 1000n

/** Opens a consumer's position in a stream, stored in a file; a position in another stream is ignored. */
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
      if (BigInt(sequenceNumber) - BigInt(saved ?? 0) >= maxPassed) await save(sequenceNumber)
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

// Written to another file, flushed and renamed: a reader finds the old position or the new one, never half of one.
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
  // Windows cannot open folders.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

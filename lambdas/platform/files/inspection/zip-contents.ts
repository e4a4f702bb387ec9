import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { checkEntry, Refused } from './zip-entry.ts'

/** What an archive may still unpack to, together with the archives around it. */
type Budget = { bytes: number; entries: number }

/** If the directory states a wrong size, the reader notices while unpacking and throws. */
const read = async (zip: ZipFile, entry: Entry, budget: Budget): Promise<Buffer> => {
  if (entry.uncompressedSize > budget.bytes) throw new Refused('archive_unsafe')
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    budget.bytes -= chunk.length
    if (budget.bytes < 0) throw new Refused('archive_unsafe')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const refusalFor = (error: unknown): Refused => {
  if (error instanceof Refused) return error
  const encrypted = error instanceof Error && error.message.includes('encryption')
  return new Refused(encrypted ? 'password_protected' : 'archive_unsafe')
}

const open = async (bytes: Buffer): Promise<ZipFile> => {
  try {
    return await fromBufferPromise(bytes)
  } catch {
    throw new Refused('content_differs')
  }
}

/**
 * Unpacks every file of an archive within the budget. Throws `Refused`; the reader itself refuses names that lead out
 * of the folder and wrong sizes.
 */
export async function* eachContent(
  bytes: Buffer,
  budget: Budget,
): AsyncGenerator<{ name: string; content: Buffer }> {
  const zip = await open(bytes)
  budget.entries -= zip.entryCount
  if (budget.entries < 0) throw new Refused('archive_unsafe')
  const entries = zip.eachEntry()
  for (;;) {
    const found = await entries.next().catch(error => Promise.reject(refusalFor(error)))
    if (found.done) return
    const entry: Entry = found.value
    checkEntry(entry)
    if (entry.fileName.endsWith('/')) continue
    const content = await read(zip, entry, budget).catch(error => Promise.reject(refusalFor(error)))
    yield { name: entry.fileName, content }
  }
}

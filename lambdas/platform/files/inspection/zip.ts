import type { FileRefusal } from '#shared/files/file-refusal.ts'
import { hasOldMacros, isEncryptedDocument } from './word-97.ts'
import { isActivePart } from './word-active.ts'
import { eachContent } from './zip-contents.ts'
import { Refused } from './zip-entry.ts'

/** A whole archive, with those in it, may unpack to ten times the largest upload, and to this many files. */
const limits = { bytes: 104_857_600, entries: 5_000 }

/** An archive, a document in it, and what is embedded in that. */
const maxDepth = 3

const mainPart = 'word/document.xml'

type Visit = (name: string, content: Buffer) => void

const localHeader = Buffer.from('504b0304', 'hex')
const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(localHeader)

/** The package's list of types declares macros, whatever the part itself is called. */
const listsMacros = (name: string, content: Buffer): boolean =>
  name.endsWith('[Content_Types].xml') &&
  // UTF-16 shows as Latin-1 with NULs between.
  /macroEnabled|vbaProject/i.test(content.toString('latin1').replaceAll('\0', ''))

const inspectEntries = async (
  bytes: Buffer,
  budget: typeof limits,
  depth: number,
  visit?: Visit,
): Promise<void> => {
  if (depth > maxDepth) throw new Refused('archive_unsafe')
  let isWord = false
  let isActive = false
  for await (const { name, content } of eachContent(bytes, budget)) {
    if (listsMacros(name, content) || hasOldMacros(content)) throw new Refused('macros')
    visit?.(name, content)
    isWord ||= name === mainPart
    isActive ||= isActivePart(name, content)
    if (isZip(content)) await inspectEntries(content, budget, depth + 1)
  }
  // Other archives may contain any of this: it is dangerous only if Word opens it.
  if (isWord && isActive) throw new Refused('active_content')
}

const inspect = async (bytes: Buffer, visit?: Visit): Promise<FileRefusal | null> => {
  // Some readers skip to the first entry, so anything could come before it.
  if (!isZip(bytes)) return 'content_differs'
  try {
    await inspectEntries(bytes, { ...limits }, 1, visit)
    return null
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
}

/** Returns what is wrong with an archive; null if it unpacks safely and contains no macros. */
export const inspectZip = (bytes: Buffer): Promise<FileRefusal | null> => inspect(bytes)

/** Returns what is wrong with a .docx; null if it is a Word document without macros. */
export const inspectDocument = async (bytes: Buffer): Promise<FileRefusal | null> => {
  if (isEncryptedDocument(bytes)) return 'password_protected'
  // Readers of PDF accept one that begins within the first kilobyte.
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'content_differs'
  const parts = new Set<string>()
  const refusal = await inspect(bytes, name => parts.add(name))
  const isWord = parts.has('[Content_Types].xml') && parts.has(mainPart)
  return refusal ?? (isWord ? null : 'content_differs')
}

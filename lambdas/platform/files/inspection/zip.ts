import type { FileRefusal } from '#shared/files/file-refusal.ts'
import { hasOldMacros, isEncryptedDocument } from './word-97.ts'
import { isActivePart } from './word-active.ts'
import { eachContent } from './zip-contents.ts'
import { Refused } from './zip-entry.ts'

/** A whole archive, with those in it, may unpack to ten times the largest upload, in a bearable number of files. */
const limits = { bytes: 104_857_600, entries: 5_000 }

/** An archive, a document in it, and what that has embedded. */
const deepest = 3

const mainPart = 'word/document.xml'

type Visit = (name: string, content: Buffer) => void

const localHeader = Buffer.from('504b0304', 'hex')
const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(localHeader)

/** Declared in the package's list of types, whatever the part itself is called. */
const listsMacros = (name: string, content: Buffer): boolean =>
  name.endsWith('[Content_Types].xml') &&
  // UTF-16 shows as Latin-1 with NULs between.
  /macroEnabled|vbaProject/i.test(content.toString('latin1').replaceAll('\0', ''))

const lookThrough = async (
  bytes: Buffer,
  budget: typeof limits,
  depth: number,
  visit?: Visit,
): Promise<void> => {
  if (depth > deepest) throw new Refused('archive_unsafe')
  let isWord = false
  let isActive = false
  for await (const { name, content } of eachContent(bytes, budget)) {
    if (listsMacros(name, content) || hasOldMacros(content)) throw new Refused('macros')
    visit?.(name, content)
    isWord ||= name === mainPart
    isActive ||= isActivePart(name, content)
    if (isZip(content)) await lookThrough(content, budget, depth + 1)
  }
  // Other archives may hold any of this: what makes it dangerous is Word, which opens it.
  if (isWord && isActive) throw new Refused('active_content')
}

const inspect = async (bytes: Buffer, visit?: Visit): Promise<FileRefusal | null> => {
  // Some readers start wherever the first entry is: then anything could stand before it.
  if (!isZip(bytes)) return 'content_differs'
  try {
    await lookThrough(bytes, { ...limits }, 1, visit)
    return null
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
}

/** What is wrong with an archive; null where it unpacks safely and holds no macros. */
export const inspectZip = (bytes: Buffer): Promise<FileRefusal | null> => inspect(bytes)

/** What is wrong with a .docx; null where it is a Word document without macros. */
export const inspectDocument = async (bytes: Buffer): Promise<FileRefusal | null> => {
  if (isEncryptedDocument(bytes)) return 'password_protected'
  // A reader of PDFs takes one that begins within the first kilobyte.
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'content_differs'
  const parts = new Set<string>()
  const refusal = await inspect(bytes, name => parts.add(name))
  const isWord = parts.has('[Content_Types].xml') && parts.has(mainPart)
  return refusal ?? (isWord ? null : 'content_differs')
}

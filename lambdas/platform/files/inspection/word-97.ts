import type { FileRefusal } from '#shared/files/file-refusal.ts'

// Compound File Binary, [MS-CFB] and [MS-DOC]: a small file system whose directory names its parts in UTF-16, in
// entries of 128 bytes at multiples of 128. The same words elsewhere in the file are text.

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const headerSize = 512
const entrySize = 128
const nameSize = 64
/** Storage, stream, root. */
const entryTypes = [1, 2, 5]

/** Whether bytes are the container of Word 97, which encrypted documents use to this day. */
export const isCompound = (bytes: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature)

/** The names in the directory, in lower case: their case has no meaning. */
const partsOf = (bytes: Buffer): ReadonlySet<string> => {
  const parts = new Set<string>()
  for (let at = headerSize; at + entrySize <= bytes.length; at += entrySize) {
    const size = bytes.readUInt16LE(at + nameSize)
    if (size < 4 || size > nameSize || size % 2 === 1) continue
    if (!entryTypes.includes(bytes.readUInt8(at + nameSize + 2))) continue
    // Its size counts the NUL behind it.
    parts.add(bytes.toString('utf16le', at, at + size - 2).toLowerCase())
  }
  return parts
}

/** Whether a document is encrypted: a compound file then contains the whole of it. */
export const isEncryptedDocument = (bytes: Buffer): boolean =>
  isCompound(bytes) && partsOf(bytes).has('encryptedpackage')

const hasMacros = (parts: ReadonlySet<string>): boolean => parts.has('_vba_project') || parts.has('macros')

/** Whether bytes are a document in one of the old formats of Word, Excel or PowerPoint, with macros. */
export const hasOldMacros = (bytes: Buffer): boolean => isCompound(bytes) && hasMacros(partsOf(bytes))

/** Returns what is wrong with a .doc; null if it is a Word document without macros. */
export const inspectWord97 = (bytes: Buffer): FileRefusal | null => {
  if (!isCompound(bytes)) return 'content_differs'
  const parts = partsOf(bytes)
  if (parts.has('encryptedpackage')) return 'password_protected'
  if (!parts.has('worddocument')) return 'content_differs'
  return hasMacros(parts) ? 'macros' : null
}

import type { FileRefusal } from '#shared/files/file-refusal.ts'

// Compound File Binary, [MS-CFB] and [MS-DOC]: a small file system whose directory names its parts in UTF-16.

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const names = (bytes: Buffer, part: string): boolean => bytes.includes(Buffer.from(part, 'utf16le'))

/** Whether bytes are of the container that Word 97 wrote and that encrypted documents of today are put into. */
const isCompound = (bytes: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature)

/** Whether a document is locked: today's formats lie whole in a compound file then. */
export const isEncryptedDocument = (bytes: Buffer): boolean =>
  isCompound(bytes) && names(bytes, 'EncryptedPackage')

/** What is wrong with a .doc; null where it is a Word document without macros. */
export const inspectWord97 = (bytes: Buffer): FileRefusal | null => {
  if (!isCompound(bytes)) return 'content_differs'
  if (isEncryptedDocument(bytes)) return 'password_protected'
  if (!names(bytes, 'WordDocument')) return 'content_differs'
  return names(bytes, '_VBA_PROJECT') || names(bytes, 'Macros') ? 'macros' : null
}

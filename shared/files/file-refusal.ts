import { extensionOf, type FileUse, fitsExtension, maxFileSize } from './file-types.ts'

/** Why a file is not taken; the key of its words in shared/phrases/<language>/files.ts. */
export const fileRefusals = [
  'empty',
  'too_large',
  'type_not_accepted',
  'content_differs',
  'macros',
  'active_content',
  'password_protected',
  'archive_unsafe',
  'expired',
] as const

export type FileRefusal = (typeof fileRefusals)[number]

/** What is known of a file before anybody opens it. */
export type DeclaredFile = { fileName: string; contentType: string | null; size: number }

/** Why a file cannot be taken, as far as its name, type and size tell; null where it may be uploaded. */
export const refusalOf = (file: DeclaredFile, use: FileUse): FileRefusal | null => {
  const extension = extensionOf(file.fileName, use)
  if (!extension || !fitsExtension(file.contentType, extension)) return 'type_not_accepted'
  if (file.size < 1) return 'empty'
  return file.size > maxFileSize ? 'too_large' : null
}

import { extensionOf, type FileUse, fitsExtension, maxFileSize } from './file-types.ts'

/** Why a file is refused; the key of its phrase in shared/phrases/<language>/files.ts. */
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

/** What is known of a file without opening it. */
export type DeclaredFile = { fileName: string; contentType: string | null; size: number }

/** Returns why a file is refused by its name, type or size; null if it may be uploaded. */
export const refusalOf = (file: DeclaredFile, use: FileUse): FileRefusal | null => {
  const extension = extensionOf(file.fileName, use)
  if (!extension || !fitsExtension(file.contentType, extension)) return 'type_not_accepted'
  if (file.size < 1) return 'empty'
  return file.size > maxFileSize ? 'too_large' : null
}

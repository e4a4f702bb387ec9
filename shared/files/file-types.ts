/** The use of a file; each accepts its own types. */
export type FileUse = 'inquiry' | 'cv'

/** In bytes: 10 MB. */
export const maxFileSize = 10_485_760

/** How many files one inquiry may have. */
export const maxFilesPerInquiry = 10

/** How many files a delivery may have, and how many each side may attach to an assignment besides. */
export const maxWorkFiles = 10

/** Media types by extension: first the one that is stored, then others that browsers and systems use. */
const mediaTypes = {
  pdf: ['application/pdf', 'application/x-pdf'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  txt: ['text/plain'],
  jpg: ['image/jpeg', 'image/pjpeg'],
  jpeg: ['image/jpeg', 'image/pjpeg'],
  png: ['image/png', 'image/x-png'],
  gif: ['image/gif'],
  zip: ['application/zip', 'application/x-zip', 'application/x-zip-compressed'],
  rar: ['application/vnd.rar', 'application/x-rar', 'application/x-rar-compressed'],
} as const

export type FileExtension = keyof typeof mediaTypes

/** The extensions that each use accepts. */
export const acceptedExtensions = {
  inquiry: ['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'gif', 'zip', 'rar'],
  cv: ['pdf', 'doc', 'docx'],
} as const satisfies Record<FileUse, readonly FileExtension[]>

/** What browsers send if the system knows no type: Windows without Office for a .docx, most for a .rar. */
const unknownTypes = ['', 'application/octet-stream']

/** The accepted extension of a name; null if it has none. */
export const extensionOf = (fileName: string, use: FileUse): FileExtension | null => {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase()
  return acceptedExtensions[use].find(extension => extension === ending) ?? null
}

/** The one media type under which a file of this extension is stored. */
export const mediaTypeOf = (extension: FileExtension): string => mediaTypes[extension][0]

/** Whether a declared media type can be a file of this extension. */
export const fitsExtension = (contentType: string | null, extension: FileExtension): boolean => {
  const declared = (contentType ?? '').trim().toLowerCase()
  return [...mediaTypes[extension], ...unknownTypes].some(type => type === declared)
}

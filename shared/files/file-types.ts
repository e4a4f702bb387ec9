/** What a file is sent for; each takes its own types. */
export type FileUse = 'inquiry' | 'cv'

/** The most that one file may weigh, in bytes: 10 MB. */
export const maxFileSize = 10_485_760

/** How many files one inquiry may carry. */
export const maxFilesPerInquiry = 10

/** Media types by extension: ours first, then what browsers and systems also call it. */
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

/** What a browser says where the system knows no type: Windows without Office about a .docx, most about a .rar. */
const unknownTypes = ['', 'application/octet-stream']

/** The accepted extension that a name ends in; null where there is none. */
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

import type { FileRefusal } from '#shared/files/file-refusal.ts'
import { type FileExtension, maxFileSize } from '#shared/files/file-types.ts'
import { isImage } from './image.ts'
import { inspectPdf } from './pdf.ts'
import { isPlainText } from './plain-text.ts'
import { endsInArchive, hidesArchive } from './second-archive.ts'
import { inspectWord97 } from './word-97.ts'
import { inspectDocument, inspectZip } from './zip.ts'

type Inspect = (bytes: Buffer) => FileRefusal | null | Promise<FileRefusal | null>

const unless = (fits: boolean): FileRefusal | null => (fits ? null : 'content_differs')

const rarSignatures = [Buffer.from('526172211a0700', 'hex'), Buffer.from('526172211a070100', 'hex')]

/** Versions 4 and 5. The content is not read, as there is no well-kept free reader; the malware scan opens it. */
const isRar = (bytes: Buffer): boolean =>
  rarSignatures.some(signature => bytes.subarray(0, signature.length).equals(signature))

const inspections: Readonly<Record<FileExtension, Inspect>> = {
  pdf: inspectPdf,
  doc: bytes => (endsInArchive(bytes) ? 'content_differs' : inspectWord97(bytes)),
  docx: inspectDocument,
  txt: bytes => unless(isPlainText(bytes)),
  jpg: bytes => unless(isImage(bytes, 'jpg') && !hidesArchive(bytes)),
  jpeg: bytes => unless(isImage(bytes, 'jpg') && !hidesArchive(bytes)),
  png: bytes => unless(isImage(bytes, 'png') && !hidesArchive(bytes)),
  gif: bytes => unless(isImage(bytes, 'gif') && !hidesArchive(bytes)),
  zip: inspectZip,
  rar: bytes => unless(isRar(bytes) && !endsInArchive(bytes)),
}

/** Returns why a file is not what its extension says, or is not safe to pass on; null if it is fine. */
export const inspectFile = async (
  bytes: Buffer,
  extension: FileExtension | null,
): Promise<FileRefusal | null> => {
  if (!extension) return 'type_not_accepted'
  if (bytes.length === 0) return 'empty'
  return bytes.length > maxFileSize ? 'too_large' : inspections[extension](bytes)
}

import type { Entry } from 'yauzl'
import type { FileRefusal } from '#shared/files/file-refusal.ts'

/** Stops reading an archive, with what is wrong with it. */
export class Refused extends Error {
  readonly reason: FileRefusal

  constructor(reason: FileRefusal) {
    super(reason)
    this.reason = reason
  }
}

const stored = 0
const deflated = 8

/** A name that is shown as another one, or ends a line; the reader itself refuses `..` and absolute names. */
const deceives = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** The upper half holds Unix's mode, and 0120000 in it a link, which may lead out of the folder. */
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

/** Throws `Refused` if the directory shows that an entry must not be unpacked. */
export const checkEntry = (entry: Entry): void => {
  if (entry.isEncrypted()) throw new Refused('password_protected')
  if (/(^|\/)vba(Project|Data)\b[^/]*$/i.test(entry.fileName)) throw new Refused('macros')
  const readable = entry.compressionMethod === stored || entry.compressionMethod === deflated
  if (!readable || deceives.test(entry.fileName) || isLink(entry)) throw new Refused('archive_unsafe')
}

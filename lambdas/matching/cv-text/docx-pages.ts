import type { FileRefusal } from '#shared/files/file-refusal.ts'
import { mostCvPages } from '#shared/partner-profile/cv-reading.ts'
import { isEncryptedDocument } from '../../platform/files/inspection/word-97.ts'
import { eachContent } from '../../platform/files/inspection/zip-contents.ts'
import { Refused } from '../../platform/files/inspection/zip-entry.ts'
import { type ReadPages, type Unread, Unreadable } from './unreadable.ts'

/** What a document may unpack to with its pictures, and its text alone: a thousand pages. */
const most = { bytes: 104_857_600, entries: 5_000, text: 16_777_216 } as const

/** Text that is shown (deleted text and the codes of fields have other names), and what ends lines and pages. */
const tokens = /<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<(w:tab|w:br|\/w:p|w:lastRenderedPageBreak)(?=[\s/>])([^>]*)>/g

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (written, hex, decimal, name) => {
    if (hex) return character(Number.parseInt(hex, 16))
    return decimal ? character(Number(decimal)) : (entities[name] ?? written)
  })

const breakOf = (tag: string, attributes: string): string => {
  if (tag === 'w:tab') return '\t'
  const endsPage = tag === 'w:lastRenderedPageBreak' || /w:type="page"/.test(attributes)
  return endsPage ? '\f' : '\n'
}

const pagesOf = (xml: string): string[] =>
  [...xml.matchAll(tokens)]
    .map(([, text, tag = '', attributes = '']) =>
      text === undefined ? breakOf(tag, attributes) : decoded(text).replaceAll('\f', ' '),
    )
    .join('')
    .split('\f')
    .filter(page => page.trim() !== '')

const reasons: Partial<Record<FileRefusal, Unread>> = {
  password_protected: 'locked',
  archive_unsafe: 'too_large',
}

const mainPart = async (bytes: Buffer): Promise<string> => {
  try {
    for await (const { name, content } of eachContent(bytes, { bytes: most.bytes, entries: most.entries })) {
      if (name !== 'word/document.xml') continue
      if (content.length > most.text) throw new Unreadable('too_large')
      return content.toString('utf8')
    }
  } catch (error) {
    if (error instanceof Refused) throw new Unreadable(reasons[error.reason] ?? 'damaged')
    throw error
  }
  throw new Unreadable('damaged')
}

/** The text of the pages of a .docx, as Word broke them last. Throws `Unreadable`. */
export const readDocx = async (bytes: Buffer): Promise<ReadPages> => {
  if (isEncryptedDocument(bytes)) throw new Unreadable('locked')
  const pages = pagesOf(await mainPart(bytes))
  return { texts: pages.slice(0, mostCvPages), cut: pages.length > mostCvPages }
}

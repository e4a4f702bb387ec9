import { extensionOf } from '#shared/files/file-types.ts'
import type { CvPage } from '#shared/matching/compared-items.ts'
import type { CvReading } from '#shared/partner-profile/cv-reading.ts'
import { withoutPerson } from '#shared/without-person.ts'
import { readDocx } from './docx-pages.ts'
import { type ReadPages, Unreadable } from './unreadable.ts'

/** In bytes of UTF-8; a page of close print has a third of it. */
const mostOfPage = 20_000

/** Less than this in a whole file is a stamp on a picture, and no CV. */
const leastText = 40

export type ReadCv = { reading: CvReading; pages: readonly CvPage[] }

const shortened = (text: string): string => {
  const bytes = Buffer.from(text)
  // A character that is cut through becomes a sign of its own, which is left out.
  return bytes.length <= mostOfPage
    ? text
    : bytes
        .subarray(0, mostOfPage)
        .toString()
        .replace(/\uFFFD+$/, '')
}

const tidied = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: files have them, and nobody reads them
    .replace(/[\u0000-\u0008\u000b-\u001f\u00ad]/g, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()

const readFile = async (fileName: string, bytes: Buffer): Promise<ReadPages> => {
  switch (extensionOf(fileName, 'cv')) {
    case 'pdf':
      // The reader of PDF is large, and most invocations read none.
      return (await import('./pdf-pages.ts')).readPdf(bytes)
    case 'docx':
      return readDocx(bytes)
    default:
      throw new Unreadable('old_word')
  }
}

/** What a CV says, page by page, without the name and the contact details of its partner; or why it cannot be read. */
export const readCv = async (name: string, fileName: string, bytes: Buffer): Promise<ReadCv> => {
  try {
    const { texts, cut } = await readFile(fileName, bytes)
    const cleaned = withoutPerson(name)
    const pages = texts.map((text, at) => ({ page: at + 1, text: shortened(cleaned(tidied(text))) }))
    const said = pages.filter(({ text }) => text !== '')
    if (said.reduce((sum, { text }) => sum + text.length, 0) < leastText) throw new Unreadable('no_text')
    return { reading: { outcome: cut ? 'cut' : 'read', pages: texts.length }, pages: said }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { reading: { outcome: error.reason, pages: 0 }, pages: [] }
  }
}

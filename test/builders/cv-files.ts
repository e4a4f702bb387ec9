import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { buildPng } from './files.ts'
import { buildZip } from './zip.ts'

type Settings = { userPassword?: string }

/** The bytes of what is drawn in a PDF. */
const drawn = async (
  draw: (document: PDFKit.PDFDocument) => void,
  settings: Settings = {},
): Promise<Buffer> => {
  const document = new PDFDocument({ autoFirstPage: false, ...settings })
  const chunks: Buffer[] = []
  const ended = new Promise<Buffer>(done => {
    document.on('data', chunk => chunks.push(chunk))
    document.on('end', () => done(Buffer.concat(chunks)))
  })
  draw(document)
  document.end()
  return ended
}

/** A PDF as a word processor saves it, with one page for each text. */
export const cvPdf = (pages: readonly string[], settings?: Settings): Promise<Buffer> =>
  drawn(document => {
    for (const text of pages) document.addPage().fontSize(9).text(text)
  }, settings)

/** A PDF of one page whose lines stand in two columns, beside each other. */
export const cvColumns = (left: readonly string[], right: readonly string[]): Promise<Buffer> =>
  drawn(document => {
    document.addPage().fontSize(9)
    for (const [at, text] of left.entries()) {
      document.text(text, 50, 60 + at * 14)
      document.text(right[at] ?? '', 320, 60 + at * 14)
    }
  })

/** A PDF that shows a picture and no text, as a scanner saves it. */
export const scannedPdf = (): Promise<Buffer> =>
  drawn(document => {
    document.addPage().image(buildPng(), 0, 0, { width: 600 })
  })

/** A PDF whose one page unpacks to more than a computer has room for. */
export const pdfBomb = (): Buffer => {
  const packed = deflateSync(Buffer.alloc(300_000_000, ' '))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /MediaBox [0 0 600 800] >>',
  ]
  const head = objects.map((content, at) => `${at + 1} 0 obj\n${content}\nendobj\n`).join('')
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${head}4 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ])
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A .docx with one page for each text. */
export const cvDocx = (pages: readonly string[], more = ''): Buffer => {
  const paragraphs = pages.map(
    (text, at) =>
      `<w:p><w:r>${at > 0 ? '<w:br w:type="page"/>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`,
  )
  const document = `<w:document><w:body>${paragraphs.join('')}${more}</w:body></w:document>`
  return buildZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: document },
  ])
}

import PDFDocument from 'pdfkit'
import { brand } from '#shared/brand.ts'
import { type Language, locales } from '#shared/contract/language.ts'
import { fontFiles } from './fonts.ts'
import { runsOf, type Subset, subsets } from './runs.ts'
import { sfntOf } from './sfnt.ts'

const fonts = Object.fromEntries(Object.entries(fontFiles).map(([name, file]) => [name, sfntOf(file)]))

type Weight = '400' | '700'

/** How a text is set: its size in points, its weight, and where its column is. */
export type Setting = { size?: number; weight?: Weight; x?: number; width?: number; align?: 'left' | 'right' }

const [left, top, right, bottom] = [60, 56, 60, 72]
const bodySize = 10
const black = '#14181f'

type Head = {
  title: string
  language: Language
  /** What the file says of when it was made: the instant of its content, so that it is the same bytes again. */
  madeAt: string
}

/** A tagged PDF that is being written, from top to bottom, with the parts of its structure. */
export const openPaper = ({ title, language, madeAt }: Head) => {
  const doc = new PDFDocument({
    ...{ size: 'A4', margins: { left, top, right, bottom }, bufferPages: true },
    ...{ pdfVersion: '1.7', tagged: true, lang: locales[language], displayTitle: true },
    // Without a font of ours it would look for its own in files that no bundle has.
    font: fonts['latin-400'] as unknown as string,
    info: { Title: title, CreationDate: new Date(madeAt), Creator: brand.name, Producer: brand.name },
  })
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const { width: pageWidth, height: pageHeight } = doc.page
  const columnWidth = pageWidth - left - right

  const has = (subset: Subset, codePoint: number): boolean => {
    doc.font(`${subset}-400`)
    const { font } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(of: number): boolean } } })
      ._font
    return font.hasGlyphForCodePoint(codePoint)
  }
  const found = new Map<number, Subset | undefined>()
  const find = (codePoint: number): Subset | undefined => {
    if (!found.has(codePoint))
      found.set(
        codePoint,
        subsets.find(subset => has(subset, codePoint)),
      )
    return found.get(codePoint)
  }

  /** Writes a text, which goes on below if it has several lines. */
  const write = (text: string, setting: Setting = {}): void => {
    const { size = bodySize, weight = '400', x = left, width = columnWidth, align = 'left' } = setting
    doc.fontSize(size).fillColor(black)
    for (const line of text.split('\n')) {
      const runs = runsOf(line, find)
      if (runs.length === 0) doc.font(`latin-${weight}`).moveDown()
      for (const [place, { subset, text: run }] of runs.entries()) {
        const options = { width, align, lineGap: 2, continued: place < runs.length - 1 }
        doc.font(`${subset}-${weight}`)
        if (place === 0) doc.text(run, x, doc.y, options)
        else doc.text(run, options)
      }
    }
  }

  /** Begins another page if there is no room for so many points. */
  const keep = (points: number): void => {
    if (doc.y + points > pageHeight - bottom) doc.addPage()
  }

  return { doc, root, write, keep, left, columnWidth, pageHeight }
}

export type Paper = ReturnType<typeof openPaper>

/** The bytes of a finished paper, with a line at the foot of each page, which readers aloud pass over. */
export const closePaper = async (
  { doc, write, pageHeight }: Paper,
  foot: (page: number, pages: number) => string,
): Promise<Buffer> => {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc.y = pageHeight - 44
    doc.markContent('Artifact', { type: 'Pagination' })
    write(foot(page + 1, count), { size: 8 })
    doc.endMarkedContent()
  }
  const parts: Buffer[] = []
  doc.on('data', part => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.end()
  await ended
  return Buffer.concat(parts)
}

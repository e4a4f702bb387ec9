import { getDocumentProxy } from 'unpdf'
import { mostCvPages } from '#shared/partner-profile/cv-reading.ts'
import { cpuBudget } from './cpu-budget.ts'
import { checkStreams } from './pdf-streams.ts'
import { type ReadPages, Unreadable } from './unreadable.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Only text is read: no fonts of the machine, no pictures, nothing that runs. */
const settings = { verbosity: 0, isEvalSupported: false, useSystemFonts: false, disableFontFace: true }

const open = async (bytes: Buffer): Promise<Pdf> => {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), settings)
  } catch (error) {
    throw new Unreadable(error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged')
  }
}

const textOf = async (pdf: Pdf, number: number): Promise<string> => {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  return items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

/** The text of the pages of a PDF, the first ones if there are many. Throws `Unreadable`. */
export const readPdf = async (bytes: Buffer): Promise<ReadPages> => {
  checkStreams(bytes)
  const check = cpuBudget()
  const pdf = await open(bytes)
  try {
    const texts: string[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, mostCvPages); number += 1) {
      texts.push(await textOf(pdf, number))
      check()
    }
    return { texts, cut: pdf.numPages > mostCvPages }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged')
  } finally {
    await pdf.destroy()
  }
}

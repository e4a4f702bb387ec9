import type { Language } from './contract/language.ts'

const lineEnd = '\r\n'

/** Who opens a file: a person with a spreadsheet in their language, or a program. */
export type CsvReader = Language | 'program'

type Conventions = { separator: string; decimalMark: string; mark: string }

/** Tells Excel that the file is UTF-8; to a program it would be part of the first heading. */
const byteOrderMark = '\uFEFF'

const conventions: Readonly<Record<CsvReader, Conventions>> = {
  sv: { separator: ';', decimalMark: ',', mark: byteOrderMark },
  en: { separator: ',', decimalMark: '.', mark: byteOrderMark },
  program: { separator: ',', decimalMark: '.', mark: '' },
}

export type CsvCell = string | number

/** Control characters except tabs and line ends, and direction marks: they act instead of being shown. */
const acting = /(?![\t\r\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** How a formula begins, also in full-width characters, which Excel reads as the same. */
const formula = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/

/** An apostrophe keeps a spreadsheet from running a text as a formula; characters that hide its beginning are removed. */
const harmless = (typed: string): string => {
  const text = typed.replace(acting, '')
  return formula.test(text) ? `'${text}` : text
}

/** A comma, a semicolon and a tab separate cells in other countries' settings. */
const hasToBeQuoted = /[;,\t"\r\n]/

const quoted = (text: string): string => (hasToBeQuoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Rows as a file that its reader opens without settings: a Swede with semicolons and decimal commas, others with commas
 * and decimal points. UTF-8 and CRLF in each.
 */
export const csv = (rows: readonly (readonly CsvCell[])[], reader: CsvReader): string => {
  const { separator, decimalMark, mark } = conventions[reader]
  const cell = (value: CsvCell): string =>
    typeof value === 'number' ? String(value).replace('.', decimalMark) : quoted(harmless(value))
  return mark + rows.map(row => row.map(cell).join(separator) + lineEnd).join('')
}

const separator = ';'
const lineEnd = '\r\n'
/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

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

/** A comma and a tab separate cells in other countries' settings. */
const hasToBeQuoted = /[;,\t"\r\n]/

const cell = (value: CsvCell): string => {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = harmless(value)
  return hasToBeQuoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as Excel with Swedish settings opens them: semicolons, decimal commas, CRLF, UTF-8 with its mark. */
export const csv = (rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + rows.map(row => row.map(cell).join(separator) + lineEnd).join('')

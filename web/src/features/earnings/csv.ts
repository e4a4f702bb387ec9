const separator = ';'
const lineEnd = '\r\n'
/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** What a spreadsheet would run as a formula is kept a text by an apostrophe. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = harmless(value)
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as Excel with Swedish settings opens them: semicolons, decimal commas, CRLF, UTF-8 with its mark. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  byteOrderMark + rows.map(row => row.map(cell).join(separator) + lineEnd).join('')

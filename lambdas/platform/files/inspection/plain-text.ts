/** Control codes that occur in texts: tab, line breaks, form feed, escape, and the end mark of old systems. */
const harmless = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b])

/** First characters of documents that may consist of text alone. */
const otherThanText = ['%PDF-', '{\\rtf', 'Rar!']

const utf16Of = ([first, second]: Buffer): 'utf-16le' | 'utf-16be' | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

const decoded = (bytes: Buffer): string | null => {
  const utf16 = utf16Of(bytes)
  // Read as Latin-1, no byte of a UTF-8 character becomes a control code, and only those matter here.
  if (!utf16) return bytes.toString('latin1')
  try {
    return new TextDecoder(utf16, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const isControl = (code: number): boolean => code < 0x20 && !harmless.has(code)

/** Whether bytes are text in UTF-8, UTF-16 with its mark, or Latin-1: without NUL and other control codes. */
export const isPlainText = (bytes: Buffer): boolean => {
  const text = decoded(bytes)
  if (text === null || otherThanText.some(mark => text.startsWith(mark))) return false
  for (let at = 0; at < text.length; at += 1) if (isControl(text.charCodeAt(at))) return false
  return true
}

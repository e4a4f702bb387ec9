import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** A file that cannot be taken, and why, in English; nothing of it has been. */
export class BadFile extends Error {}

/** An element: its text, its attributes with an @ before their names, and its elements by name. */
export type Element = { readonly [name: string]: string | readonly Element[] }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  // Amounts and references stay text: 0012 is not 12, and 0.1 + 0.2 is not 0.3.
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const characterOf = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''

/** The five signs that XML names itself, and characters by number; no other entity means anything here. */
const decoded = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/g, (_, name, decimal, hex) =>
    name ? (signs[name] ?? '') : characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )

/**
 * The root of an XML document. Throws BadFile for what is not well-formed, also if only the end is missing, and for any
 * document that declares something of its own: no bank does, and entities can grow without a bound.
 */
export const readXml = (text: string): Element => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new BadFile('The file declares a DTD, which no bank does.')
  const fault = XMLValidator.validate(text)
  if (fault !== true) {
    const { line, msg } = fault.err
    throw new BadFile(`The file is not whole XML (line ${line}): ${msg.slice(0, 200)}`)
  }
  try {
    return parser.parse(text)
  } catch {
    throw new BadFile('The file is not XML that can be read.')
  }
}

/** The elements of that name. */
export const all = (element: Element | undefined, name: string): readonly Element[] => {
  const found = element?.[name]
  return Array.isArray(found) ? found : []
}

/** The first element on a path. */
export const first = (element: Element | undefined, ...path: readonly string[]): Element | undefined =>
  path.reduce<Element | undefined>((found, name) => all(found, name)[0], element)

/** The text of the first element on a path; null if there is none, or nothing in it. */
export const textAt = (element: Element | undefined, ...path: readonly string[]): string | null => {
  const text = first(element, ...path)?.['#text']
  return typeof text === 'string' && text.trim() !== '' ? decoded(text).trim() : null
}

/** An attribute of an element; null if it has none. */
export const attributeOf = (element: Element | undefined, name: string): string | null => {
  const value = element?.[`@${name}`]
  return typeof value === 'string' ? decoded(value).trim() : null
}

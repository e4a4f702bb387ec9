/** What stands in an element: a text, or elements in their order; what is null is left out. */
type Content = string | readonly (string | null)[]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text for XML 1.0: what XML cannot contain at all becomes the sign for something unreadable. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs that XML does not allow
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .toWellFormed()
    .replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

/** An element with its attributes. A text is escaped; elements are taken as they are. */
export const element = (
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): string => {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inner = typeof content === 'string' ? escaped(content) : content.filter(one => one !== null).join('')
  return `<${name}${given.join('')}>${inner}</${name}>`
}

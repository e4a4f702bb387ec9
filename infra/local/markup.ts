const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for XML and HTML, in elements and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, character => entities[character] ?? character)

/** One XML element around escaped text. */
export const element = (name: string, text: string | number | boolean): string =>
  `<${name}>${escapeMarkup(String(text))}</${name}>`

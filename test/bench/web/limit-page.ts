import { brotliCompressSync } from 'node:zlib'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** Whether a script element is run or obeyed by the browser, rather than read by search engines. */
const isActive = (attributes: string) => !attributes.includes('application/ld+json')

/**
 * What the code within a page comes to on the wire, in bytes. It is compressed by itself: with the page and without
 * it differ by 1,000 to 1,090 bytes for the same code, as Brotli happens to cut the page into blocks.
 */
export const inlineScriptBytes = (html: string): number => {
  const isCode = (attributes: string) => isActive(attributes) && !attributes.includes('speculationrules')
  const code = [...html.matchAll(script)].filter(([, attributes = '']) => isCode(attributes))
  return brotliCompressSync(code.map(([, , content = '']) => content).join('\n')).length
}

/** The same page as it would be if it could do nothing: no script, and nothing that only a script reads. */
export const limitPage = (html: string): string =>
  html
    .replace(script, (element, attributes: string) => (isActive(attributes) ? '' : element))
    .replace(/ data-app="[^"]*"/, '')

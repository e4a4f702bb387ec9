import { brotliCompressSync } from 'node:zlib'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** Whether a script element is run or obeyed by the browser, rather than read by search engines. */
const isActive = (attributes: string) => !attributes.includes('application/ld+json')

/** What the code within a page adds to it on the wire, in bytes. */
export const inlineScriptBytes = (html: string): number => {
  const isCode = (attributes: string) => isActive(attributes) && !attributes.includes('speculationrules')
  const without = html.replace(script, (element, attributes: string) => (isCode(attributes) ? '' : element))
  return brotliCompressSync(html).length - brotliCompressSync(without).length
}

/** The same page as it would be if it could do nothing: no script, and nothing that only a script reads. */
export const limitPage = (html: string): string =>
  html
    .replace(script, (element, attributes: string) => (isActive(attributes) ? '' : element))
    .replace(/ data-app="[^"]*"/, '')

import { escaped } from './escaped.ts'
import { colours } from './style.ts'

/** A piece of a line: plain, strong, or a link with an absolute address. */
export type Span = { text: string; strong?: boolean | undefined; href?: string | undefined }

const spanHtml = ({ text, strong, href }: Span): string => {
  if (href !== undefined)
    return `<a class="link" href="${escaped(href)}" style="color:${colours.petrol}">${escaped(text)}</a>`
  return strong ? `<strong>${escaped(text)}</strong>` : escaped(text)
}

/** Pieces of a line as HTML. */
export const spansHtml = (spans: readonly Span[]): string => spans.map(spanHtml).join('')

/** Pieces of a line as plain text; the address of a link is behind its words. */
export const spansText = (spans: readonly Span[]): string =>
  spans
    .map(({ text, href }) => (href === undefined ? text : `${text} (${href.replace('mailto:', '')})`))
    .join('')

import { escaped } from './escaped.ts'
import { type Span, spansHtml, spansText } from './spans.ts'
import { colours, fonts } from './style.ts'

/** One block of a mail's body. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; digits: string }
  | { kind: 'action'; label: string; href: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; spans: readonly Span[] }
  | { kind: 'list'; items: readonly (readonly Span[])[] }

type Fact = readonly [name: string, value: string]

const paragraph = (html: string): string => `<p style="margin:0 0 20px">${html}</p>`

const heading = (text: string): string =>
  `<h2 class="ink" style="margin:32px 0 10px;color:${colours.ink};font-size:19px;line-height:1.25;letter-spacing:-.01em">${escaped(text)}</h2>`

const list = (items: readonly (readonly Span[])[]): string =>
  `<ul style="margin:0 0 20px;padding:0 0 0 22px">${items.map(item => `<li style="margin:0 0 8px">${spansHtml(item)}</li>`).join('')}</ul>`

/** Large and widely spaced: most people type it from one screen into another. */
const code = (digits: string): string =>
  `<p class="wash ink" style="margin:0 0 24px;padding:18px 20px;border-radius:4px;background:${colours.wash};color:${colours.ink};font:600 34px/1.2 ${fonts.mono};letter-spacing:.18em">${escaped(digits)}</p>`

/** With the full address below the button, so that people see where it leads. */
const action = (label: string, href: string): string =>
  `<p style="margin:4px 0 12px"><a class="button" href="${escaped(href)}" style="display:inline-block;padding:14px 24px;border-radius:4px;background:${colours.petrol};color:${colours.petrolInk};font-weight:600;text-decoration:none">${escaped(label)}</a></p><p class="muted" style="margin:0 0 24px;color:${colours.muted};font-size:13px;line-height:1.5"><a class="link" href="${escaped(href)}" style="color:${colours.petrol}">${escaped(href)}</a></p>`

const fact = ([name, value]: Fact): string => {
  const cell = `padding:10px 0;border-top:1px solid ${colours.line};vertical-align:top`
  return `<tr><td class="fact fact-name rule muted" style="${cell};padding-right:20px;width:132px;color:${colours.muted};font-size:14px">${escaped(name)}</td><td class="fact fact-value rule" style="${cell}">${escaped(value)}</td></tr>`
}

const factTable = (facts: readonly Fact[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="rule" style="margin:0 0 24px;border-collapse:collapse;border-bottom:1px solid ${colours.line}">${facts.map(fact).join('')}</table>`

/** A block as plain text. */
export const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'code':
      return block.digits
    case 'action':
      return `${block.label}:\n${block.href}`
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'heading':
      return block.text
    case 'text':
      return spansText(block.spans)
    case 'list':
      return block.items.map(item => `- ${spansText(item)}`).join('\n')
  }
}

/** A block as HTML. */
export const blockHtml = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(escaped(block.text))
    case 'code':
      return code(block.digits)
    case 'action':
      return action(block.label, block.href)
    case 'facts':
      return factTable(block.facts)
    case 'heading':
      return heading(block.text)
    case 'text':
      return paragraph(spansHtml(block.spans))
    case 'list':
      return list(block.items)
  }
}

import type { IssueSpan } from '#shared/newsletter/issue.ts'
import { Refusal } from '../platform/commands/refusal.ts'

/** A link or strong words; what is between them is plain. */
const marked = /\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g

/** An absolute address, or a path of our own site, which is made absolute in mails. */
const isAddress = (href: string): boolean => {
  if (/^\/(?!\/)/.test(href)) return true
  return /^(https:\/\/|mailto:)/.test(href) && URL.canParse(href)
}

const requirePlain = (text: string): void => {
  if (!/\]\(|\*\*/.test(text)) return
  throw new Refusal(
    `"${text.slice(0, 60)}": a link is written [words](https://…), strong words **so**, and neither within the other.`,
  )
}

const spanOf = ([whole = '', label, href, strong]: RegExpMatchArray): IssueSpan => {
  if (strong !== undefined) {
    requirePlain(strong)
    return { text: strong, strong: true }
  }
  if (label === undefined || href === undefined || !isAddress(href))
    throw new Refusal(
      `"${whole}": a link leads to https://…, mailto:… or a path of the site such as /pricing.`,
    )
  return { text: label, href }
}

const plain = (text: string): IssueSpan[] => {
  requirePlain(text)
  return text === '' ? [] : [{ text }]
}

/** The pieces of one line. Throws a refusal for a link that is none. */
export const parseSpans = (line: string): IssueSpan[] => {
  const spans: IssueSpan[] = []
  let from = 0
  for (const match of line.matchAll(marked)) {
    spans.push(...plain(line.slice(from, match.index)), spanOf(match))
    from = match.index + match[0].length
  }
  return [...spans, ...plain(line.slice(from))]
}

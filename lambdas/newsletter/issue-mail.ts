import type { Language } from '#shared/contract/language.ts'
import type { IssueBlock, IssueSpan, IssueText } from '#shared/newsletter/issue.ts'
import { fill } from '#shared/phrases/fill.ts'
import type { Block } from '../platform/mail/blocks.ts'
import { type Letter, letterHtml, letterText } from '../platform/mail/layout.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { oneClickHeaders } from '../platform/mail/one-click-headers.ts'
import { mailPhrases } from '../platform/mail/phrases.ts'
import { spansText } from '../platform/mail/spans.ts'
import { linkTokenFor } from './newsletter-links.ts'

/** An issue as its mails need it. */
export type SentIssue = { month: string; sv: IssueText; en: IssueText }

export type Reader = { emailHash: string; language: Language; siteOrigin: string }

const prefix = { sv: '', en: '/en' } as const satisfies Record<Language, string>

/** Without a picture and without a detour in the links: nobody learns who opened the mail or what they read. */
const linksFor = async (month: string, { emailHash, language, siteOrigin }: Reader) => {
  const [page, oneClick] = await Promise.all([
    linkTokenFor('unsubscribe', emailHash),
    linkTokenFor('one-click', emailHash),
  ])
  const site = siteOrigin + prefix[language]
  return {
    archive: `${site}/updates/newsletter/issue?month=${month}`,
    unsubscribePage: `${site}/newsletter/unsubscribe#token=${page}&issue=${month}`,
    unsubscribeAtOnce: `${siteOrigin}/api/newsletter/unsubscriptions/${oneClick}?issue=${month}`,
  }
}

const absolute =
  (siteOrigin: string) =>
  (span: IssueSpan): IssueSpan =>
    span.href?.startsWith('/') ? { ...span, href: siteOrigin + span.href } : span

const blockFor = (block: IssueBlock, siteOrigin: string): Block => {
  const resolve = absolute(siteOrigin)
  if (block.kind === 'text') return { ...block, spans: block.spans.map(resolve) }
  return block.kind === 'list' ? { ...block, items: block.items.map(item => item.map(resolve)) } : block
}

/** The beginning of the first paragraph, which mail programs show next to the subject. */
const previewOf = ({ blocks }: IssueText): string => {
  const first = blocks.find(block => block.kind === 'text')
  return first ? spansText(first.spans.map(({ text }) => ({ text }))).slice(0, 140) : ''
}

/** An issue as it is mailed to one subscriber, in their language; one click in it unsubscribes (RFC 8058). */
export const issueMail = async (issue: SentIssue, reader: Reader): Promise<Mail> => {
  const { language, siteOrigin } = reader
  const { newsletter_issue: phrases, unsubscribe } = mailPhrases(language)
  const text = issue[language]
  const links = await linksFor(issue.month, reader)
  const letter: Letter = {
    language,
    preview: previewOf(text),
    heading: text.subject,
    blocks: text.blocks.map(block => blockFor(block, siteOrigin)),
    footer: {
      text: fill(phrases.why, { site: siteOrigin.replace(/^https?:\/\//, '') }),
      links: [
        { label: phrases.archive, href: links.archive },
        { label: unsubscribe, href: links.unsubscribePage },
      ],
    },
  }
  return {
    subject: text.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    headers: oneClickHeaders(links.unsubscribeAtOnce),
    tags: { issue: issue.month },
  }
}

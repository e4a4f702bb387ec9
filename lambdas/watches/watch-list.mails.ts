import type * as z from 'zod/mini'
import { fill } from '#shared/phrases/fill.ts'
import { watchListEntity } from '#shared/watches/watch-list.entity.ts'
import { loadCurrentContent } from '../platform/content/current-content.ts'
import type { Block } from '../platform/mail/blocks.ts'
import { type Letter, letterHtml, letterText } from '../platform/mail/layout.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { oneClickHeaders } from '../platform/mail/one-click-headers.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { mailPhrases } from '../platform/mail/phrases.ts'
import { subjectOf } from '../platform/mail/subject.ts'
import { saidRow } from './said-row.ts'
import { linkTokenFor } from './watch-links.ts'

type StoredList = z.infer<typeof watchListEntity.item>
/** What is mailed to a partner. */
type Mailing = Pick<StoredList, 'partnerId' | 'language'> & NonNullable<StoredList['mailed']>
type Found = Mailing['found'][number]

const linksFor = async (partnerId: string, site: string) => {
  const [page, oneClick] = await Promise.all([
    linkTokenFor('page', partnerId),
    linkTokenFor('one-click', partnerId),
  ])
  return {
    assignments: `${site}/partner/dashboard/available`,
    endPage: `${site}/partner/watch-mails#token=${page}`,
    endAtOnce: `${site}/api/watch-mails/ends/${oneClick}`,
  }
}

const blocksFor = (found: Found, language: Mailing['language']): Block[] => {
  const { watch_matches: phrases } = mailPhrases(language)
  const { title, clientCompany, location, estimatedDuration, startDate, watches, row } = found
  const start = startDate && fill(phrases.start, { day: startDate })
  const facts = [clientCompany, location ?? phrases.remote, estimatedDuration, start]
  return [
    { kind: 'heading', text: title },
    { kind: 'text', spans: [{ text: facts.filter(Boolean).join(' · ') }] },
    ...(row ? saidRow(row, language) : []),
    { kind: 'text', spans: [{ text: fill(phrases.watch, { names: watches.join(', ') }) }] },
  ]
}

const subjectFor = ({ language, found: [first, ...others], more }: Mailing): string => {
  const { watch_matches: phrases } = mailPhrases(language)
  const besides = others.length + more
  const template = besides > 0 ? phrases.subjectOfSeveral : phrases.subject
  return subjectOf(template, { title: first?.title ?? '', besides })
}

const compose = async (mailing: Mailing, site: string): Promise<Mail> => {
  await loadCurrentContent()
  const { partnerId, language, found, more } = mailing
  const { greeting, watch_matches: phrases } = mailPhrases(language)
  const links = await linksFor(partnerId, site)
  const subject = subjectFor(mailing)
  const isCompared = found.some(({ row }) => row)
  const letter: Letter = {
    language,
    preview: phrases.preview,
    heading: subject,
    blocks: [
      { kind: 'paragraph', text: greeting },
      { kind: 'paragraph', text: isCompared ? `${phrases.text} ${phrases.row.order}` : phrases.text },
      ...found.flatMap(one => blocksFor(one, language)),
      ...(more > 0 ? [{ kind: 'paragraph', text: fill(phrases.more, { more }) } as const] : []),
      ...(isCompared ? [{ kind: 'paragraph', text: phrases.row.written } as const] : []),
      { kind: 'action', label: phrases.action, href: links.assignments },
    ],
    footer: {
      text: fill(phrases.why, { site: site.replace(/^https?:\/\//, '') }),
      links: [{ label: phrases.end, href: links.endPage }],
    },
  }
  return {
    subject,
    text: letterText(letter),
    html: letterHtml(letter),
    headers: oneClickHeaders(links.endAtOnce),
  }
}

/** The mail of a morning: noting what was found is what sends it. */
export const watchListMails = ({ before, after }: Change, { siteOrigin }: Addresses): OutgoingMail[] => {
  const { mailed, partnerId, email, language } = watchListEntity.item.parse(after)
  const earlier = before ? watchListEntity.item.parse(before).mailed : undefined
  if (!mailed || mailed.dueAt === earlier?.dueAt) return []
  return [
    {
      source: `${watchListEntity.key({ sub: partnerId }).PK}#${mailed.dueAt}`,
      template: 'watch_matches',
      recipient: email,
      compose: () => compose({ ...mailed, partnerId, language }, siteOrigin),
    },
  ]
}

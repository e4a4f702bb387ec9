import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import { fill } from '#shared/phrases/fill.ts'
import { type Letter, letterHtml, letterText } from '../platform/mail/layout.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { oneClickHeaders } from '../platform/mail/one-click-headers.ts'
import { mailPhrases } from '../platform/mail/phrases.ts'

type Links = { site: string; confirm: string; unsubscribePage: string; unsubscribeAtOnce: string }

/** The mail that asks a subscriber to confirm the address; one click in it unsubscribes (RFC 8058). */
export const confirmationMail = (links: Links, language: Language): Mail => {
  const { subscription_confirmation: phrases, ...common } = mailPhrases(language)
  const subject = fill(phrases.subject, { brand: brand.name })
  const letter: Letter = {
    language,
    preview: phrases.preview,
    heading: subject,
    blocks: [
      { kind: 'paragraph', text: common.greeting },
      { kind: 'paragraph', text: phrases.text },
      { kind: 'action', label: phrases.action, href: links.confirm },
      { kind: 'paragraph', text: phrases.after },
      { kind: 'paragraph', text: fill(common.signature, { brand: brand.name }) },
    ],
    footer: {
      text: fill(common.whyThisMail, { site: links.site.replace(/^https?:\/\//, '') }),
      links: [{ label: common.unsubscribe, href: links.unsubscribePage }],
    },
  }
  return {
    subject,
    text: letterText(letter),
    html: letterHtml(letter),
    headers: oneClickHeaders(links.unsubscribeAtOnce),
  }
}

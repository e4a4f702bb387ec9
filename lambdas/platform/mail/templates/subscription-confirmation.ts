import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import { fill } from '#shared/phrases/fill.ts'
import { type Letter, letterHtml, letterText } from '../layout.ts'
import type { Mail } from '../mail.ts'
import { mailPhrases } from '../phrases.ts'

type Links = { site: string; confirm: string; unsubscribePage: string; unsubscribeAtOnce: string }

/** Asks a subscriber to confirm the address; can be unsubscribed from in one click (RFC 8058). */
export const subscriptionConfirmationMail = (links: Links, language: Language): Mail => {
  const words = mailPhrases(language)
  const subject = fill(words.subscription_confirmation.subject, { brand: brand.name })
  const letter: Letter = {
    language,
    preview: words.subscription_confirmation.preview,
    heading: subject,
    blocks: [
      { kind: 'paragraph', text: words.greeting },
      { kind: 'paragraph', text: words.subscription_confirmation.text },
      { kind: 'action', label: words.subscription_confirmation.action, href: links.confirm },
      { kind: 'paragraph', text: words.subscription_confirmation.after },
      { kind: 'paragraph', text: fill(words.signature, { brand: brand.name }) },
    ],
    footer: {
      text: fill(words.whyThisMail, { site: links.site.replace(/^https?:\/\//, '') }),
      link: { label: words.unsubscribe, href: links.unsubscribePage },
    },
  }
  return {
    subject,
    text: letterText(letter),
    html: letterHtml(letter),
    headers: {
      'List-Unsubscribe': `<${links.unsubscribeAtOnce}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

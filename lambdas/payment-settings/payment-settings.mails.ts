import * as z from 'zod/mini'
import { brand } from '#shared/brand.ts'
import { type Language, language, locales } from '#shared/contract/language.ts'
import { fill } from '#shared/phrases/fill.ts'
import { type Letter, letterHtml, letterText } from '../platform/mail/layout.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { mailPhrases } from '../platform/mail/phrases.ts'

const audited = z.object({
  PK: z.string(),
  SK: z.string(),
  email: z.string(),
  language,
  createdAt: z.string(),
})

const swedishTimeIn = (language: Language, instant: string): string =>
  new Date(instant).toLocaleString(locales[language], {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'long',
    timeStyle: 'short',
  })

const composeMail = (changedAt: string, language: Language): Mail => {
  const { greeting, signature, payment_settings_changed: phrases } = mailPhrases(language)
  const subject = fill(phrases.subject, { brand: brand.name })
  const letter: Letter = {
    language,
    preview: phrases.preview,
    heading: subject,
    blocks: [
      { kind: 'paragraph', text: greeting },
      { kind: 'paragraph', text: fill(phrases.text, { when: swedishTimeIn(language, changedAt) }) },
      { kind: 'paragraph', text: phrases.notYou },
      { kind: 'paragraph', text: fill(signature, { brand: brand.name }) },
    ],
  }
  return { subject, text: letterText(letter), html: letterHtml(letter) }
}

/** The mail about changed payment settings, to the registered address of the partner. */
export const paymentSettingsMails = ({ after }: Change): OutgoingMail[] => {
  const { PK, SK, email: recipient, language, createdAt } = audited.parse(after)
  const compose = () => composeMail(createdAt, language)
  return [{ source: `${PK}#${SK}`, template: 'payment_settings_changed', recipient, compose }]
}

import { brand } from '#shared/brand.ts'
import type { CalendarFile } from '#shared/calendar-file.ts'
import type { Language } from '#shared/contract/language.ts'
import { fill } from '#shared/phrases/fill.ts'
import { loadCurrentContent } from '../content/current-content.ts'
import type { Facts } from './facts.ts'
import { type Letter, letterHtml, letterText } from './layout.ts'
import type { Mail } from './mail.ts'
import type { Envelope, MailName, OutgoingMail } from './outgoing-mail.ts'
import { mailPhrases } from './phrases.ts'
import { subjectOf } from './subject.ts'

type Phrases = ReturnType<typeof mailPhrases>

export type PersonalMailName = {
  [Name in MailName]: Phrases[Name] extends { preview: string; after: string } ? Name : never
}[MailName]

type Content = {
  /** Fills the blanks of all that the template says, and next to the brand those of the subject. */
  values?: Record<string, string | number>
  facts?: Facts
  /** Where the template's button leads; without it there is none. */
  action?: string | undefined
  calendar?: CalendarFile | undefined
}

const composeMail = (
  template: PersonalMailName,
  language: Language,
  { values, facts, action, calendar }: Content,
): Mail => {
  const { greeting, signature, [template]: phrases } = mailPhrases(language)
  const subject = subjectOf(phrases.subject, { brand: brand.name, ...values })
  const letter: Letter = {
    language,
    preview: fill(phrases.preview, values ?? {}),
    heading: subject,
    blocks: [
      { kind: 'paragraph', text: greeting },
      { kind: 'paragraph', text: fill(phrases.text, values ?? {}) },
      ...(facts ? [{ kind: 'facts', facts } as const] : []),
      ...(action && 'action' in phrases
        ? [{ kind: 'action', label: fill(phrases.action, values ?? {}), href: action } as const]
        : []),
      { kind: 'paragraph', text: fill(phrases.after, values ?? {}) },
      { kind: 'paragraph', text: fill(signature, { brand: brand.name }) },
    ],
  }
  return { subject, text: letterText(letter), html: letterHtml(letter), ...(calendar && { calendar }) }
}

/** A mail in the language of its recipient: what has happened, what comes next, and the facts. */
export const personalMail = (
  { language, ...envelope }: Envelope<PersonalMailName> & { language: Language },
  content: () => Content | Promise<Content>,
): OutgoingMail => ({
  ...envelope,
  compose: async () => {
    await loadCurrentContent()
    return composeMail(envelope.template, language, await content())
  },
})

import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import { fill } from '#shared/phrases/fill.ts'
import { type Letter, letterHtml, letterText } from '../layout.ts'
import type { Attachment, Mail } from '../mail.ts'
import { mailPhrases } from '../phrases.ts'
import { subjectOf } from '../subject.ts'

type Confirmation = {
  language: Language
  words: { subject: string; preview: string; text: string; after: string }
  /** What the subject speaks of, beside the brand. */
  values?: Record<string, string | number>
  facts?: readonly (readonly [name: string, value: string])[]
  calendar?: Attachment
}

/** What the sender of a form gets: that it arrived, what happens next, and what they sent. */
export const confirmationMail = ({ language, words, values, facts, calendar }: Confirmation): Mail => {
  const { greeting, signature } = mailPhrases(language)
  const subject = subjectOf(words.subject, { brand: brand.name, ...values })
  const letter: Letter = {
    language,
    preview: words.preview,
    heading: subject,
    blocks: [
      { kind: 'paragraph', text: greeting },
      { kind: 'paragraph', text: words.text },
      ...(facts ? [{ kind: 'facts', facts } as const] : []),
      { kind: 'paragraph', text: words.after },
      { kind: 'paragraph', text: fill(signature, { brand: brand.name }) },
    ],
  }
  return { subject, text: letterText(letter), html: letterHtml(letter), ...(calendar && { calendar }) }
}

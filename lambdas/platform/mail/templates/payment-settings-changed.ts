import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import { fill } from '#shared/phrases/fill.ts'
import { type Letter, letterHtml, letterText } from '../layout.ts'
import type { Mail } from '../mail.ts'
import { mailPhrases } from '../phrases.ts'

const locales = { sv: 'sv-SE', en: 'en-GB' } as const

const swedishTimeIn = (language: Language, instant: string): string =>
  new Date(instant).toLocaleString(locales[language], {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'long',
    timeStyle: 'short',
  })

/** Tells the owner of an account that its payment settings changed, and what to do if it was not them. */
export const paymentSettingsChangedMail = (
  { changedAt }: { changedAt: string },
  language: Language,
): Mail => {
  const { greeting, signature, payment_settings_changed: words } = mailPhrases(language)
  const subject = fill(words.subject, { brand: brand.name })
  const letter: Letter = {
    language,
    preview: words.preview,
    heading: subject,
    blocks: [
      { kind: 'paragraph', text: greeting },
      { kind: 'paragraph', text: fill(words.text, { when: swedishTimeIn(language, changedAt) }) },
      { kind: 'paragraph', text: words.notYou },
      { kind: 'paragraph', text: fill(signature, { brand: brand.name }) },
    ],
  }
  return { subject, text: letterText(letter), html: letterHtml(letter) }
}

import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import { fill } from '#shared/phrases/fill.ts'
import { type Letter, letterHtml, letterText } from '../layout.ts'
import type { Mail } from '../mail.ts'
import { mailPhrases } from '../phrases.ts'

/** The mail that brings a code, in the words of what it is for. */
export const codeMail = (
  { code, words: named }: { code: string; words: 'sign_in_code' | 'investor_code' | 'email_code' },
  language: Language,
): Mail => {
  const words = mailPhrases(language)[named]
  const subject = fill(words.subject, { brand: brand.name, code })
  const letter: Letter = {
    language,
    preview: words.preview,
    // The digits stand below, large and once.
    heading: fill(words.subject.replace(/: \{\{code\}\}$/, ''), { brand: brand.name }),
    blocks: [
      { kind: 'code', digits: code },
      { kind: 'paragraph', text: words.text },
      { kind: 'paragraph', text: words.after },
    ],
  }
  return { subject, text: letterText(letter), html: letterHtml(letter) }
}

import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import { fill } from '#shared/phrases/fill.ts'
import { type Letter, letterHtml, letterText } from '../layout.ts'
import type { Mail } from '../mail.ts'
import { mailPhrases } from '../phrases.ts'

/** The code of a business sign-in. */
export const signInCodeMail = ({ code }: { code: string }, language: Language): Mail => {
  const { sign_in_code: words } = mailPhrases(language)
  const subject = fill(words.subject, { brand: brand.name, code })
  const letter: Letter = {
    language,
    preview: words.preview,
    heading: subject,
    blocks: [
      { kind: 'code', digits: code },
      { kind: 'paragraph', text: words.text },
      { kind: 'paragraph', text: words.after },
    ],
  }
  return { subject, text: letterText(letter), html: letterHtml(letter) }
}

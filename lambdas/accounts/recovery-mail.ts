import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import { fill } from '#shared/phrases/fill.ts'
import { letterHtml } from '../platform/mail/layout.ts'
import { mailPhrases } from '../platform/mail/phrases.ts'

/** The mail that Cognito sends for a forgotten password; Cognito replaces `code` with the code. */
export const recoveryMail = (
  { code }: { code: string },
  language: Language,
): { subject: string; html: string } => {
  const { recovery } = mailPhrases(language)
  const subject = fill(recovery.subject, { brand: brand.name })
  const html = letterHtml({
    language,
    heading: subject,
    blocks: [
      { kind: 'paragraph', text: recovery.text },
      { kind: 'code', digits: code },
      { kind: 'paragraph', text: recovery.after },
    ],
  })
  return { subject, html }
}

import { brand } from '#shared/brand.ts'
import { codeEntity } from '#shared/codes/code.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import type { Language } from '#shared/contract/language.ts'
import { fill } from '#shared/phrases/fill.ts'
import { logger } from '../logging/logger.ts'
import { type Letter, letterHtml, letterText } from '../mail/layout.ts'
import type { Mail } from '../mail/mail.ts'
import type { Change, OutgoingMail } from '../mail/outgoing-mail.ts'
import { mailPhrases } from '../mail/phrases.ts'
import { type CodePurpose, digitsOf } from './code.ts'

const templates = {
  business_sign_in: 'sign_in_code',
  business_device: 'sign_in_code',
  investor_access: 'investor_code',
  partner_email: 'email_code',
} as const satisfies Record<CodePurpose, string>

const composeMail = (template: (typeof templates)[CodePurpose], language: Language, digits: string): Mail => {
  const phrases = mailPhrases(language)[template]
  const subject = fill(phrases.subject, { brand: brand.name, code: digits })
  const letter: Letter = {
    language,
    preview: phrases.preview,
    // Without the digits, which follow below in large type.
    heading: fill(phrases.subject.replace(/: \{\{code\}\}$/, ''), { brand: brand.name }),
    blocks: [
      { kind: 'code', digits },
      { kind: 'paragraph', text: phrases.text },
      { kind: 'paragraph', text: phrases.after },
    ],
  }
  return { subject, text: letterText(letter), html: letterHtml(letter) }
}

/** The mail with a new code; the digits are computed from the nonce and stored in no item. */
export const codeMails = ({ before, after }: Change): OutgoingMail[] => {
  const code = codeEntity.item.parse(after)
  if (before?.nonce === code.nonce) return []
  // The nonce in place of the hash tells one code of an address from the next.
  const source = codeEntity.key({ purpose: code.purpose, emailHash: code.nonce }).PK
  if (code.expiresAt <= clock.now()) {
    logger.warn('code_expired_unsent', { source })
    return []
  }
  const template = templates[code.purpose]
  const compose = async () => composeMail(template, code.language, await digitsOf(code))
  return [{ source, template, recipient: code.email, compose }]
}

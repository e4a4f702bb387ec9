import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'
import { confirmationMail } from '../../platform/mail/templates/confirmation.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { facts } from './facts.ts'

const decided = z.object({
  PK: z.string(),
  SK: z.string(),
  status: z.enum(['approved', 'declined']),
  reason: z.optional(z.string()),
  email: z.string(),
  language,
})

/** An operator has approved or declined a partner, who is told; with the reason, where there is one. */
export const partnerStatusNotices = ({ after }: Change): Notice[] => {
  const { PK, SK, status, reason = null, email, language: theirs } = decided.parse(after)
  const template = `partner_${status}` as const
  const compose = () =>
    confirmationMail({
      language: theirs,
      words: mailPhrases(theirs)[template],
      ...(reason && { facts: facts(theirs, { reason }) }),
    })
  return [{ source: `${PK}#${SK}`, template, recipient: email, compose }]
}

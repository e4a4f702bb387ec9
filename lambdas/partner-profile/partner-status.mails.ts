import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { facts } from '../platform/mail/facts.ts'
import type { Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

const decision = z.object({
  PK: z.string(),
  SK: z.string(),
  status: z.enum(['approved', 'declined']),
  reason: z.optional(z.string()),
  email: z.string(),
  language,
})

/** The mail to a partner whom an operator has approved or declined, with the reason if there is one. */
export const partnerStatusMails = ({ after }: Change): OutgoingMail[] => {
  const { PK, SK, status, reason, email: recipient, language } = decision.parse(after)
  return [
    personalMail({ source: `${PK}#${SK}`, template: `partner_${status}`, recipient, language }, () =>
      reason ? { facts: facts(language, { reason }) } : {},
    ),
  ]
}

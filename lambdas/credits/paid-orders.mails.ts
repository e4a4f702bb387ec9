import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { facts } from '../platform/mail/facts.ts'
import type { Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

const payment = z.object({
  orderId: z.string(),
  email: z.string(),
  language,
  credits: z.number(),
  balance: z.number(),
})

/** The mail to a business whose order an operator has recorded as paid: its credits are there. */
export const paidOrderMails = ({ after }: Change): OutgoingMail[] => {
  const { orderId, email: recipient, language, credits, balance } = payment.parse(after)
  return [
    personalMail({ source: `PAID#${orderId}`, template: 'credits_received', recipient, language }, () => ({
      values: { credits },
      facts: facts(language, { credits, balance }),
    })),
  ]
}

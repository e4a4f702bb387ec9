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

const returned = z.object({
  id: z.string(),
  email: z.optional(z.string()),
  language: z.optional(language),
  title: z.optional(z.string()),
  credits: z.number(),
  balance: z.number(),
})

/** The mail to a business that has credits back, because an assignment did not use them. */
export const returnedCreditsMails = ({ after }: Change): OutgoingMail[] => {
  const { id, email: recipient, language, title, credits, balance } = returned.parse(after)
  // The company may be gone by then.
  if (!recipient || !language || !title) return []
  return [
    personalMail({ source: `RETURNED#${id}`, template: 'credits_returned', recipient, language }, () => ({
      values: { credits },
      facts: facts(language, { title, credits, balance }),
    })),
  ]
}

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

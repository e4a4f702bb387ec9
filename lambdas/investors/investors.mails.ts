import * as z from 'zod/mini'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'

const investor = z.object({
  PK: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: z.string(),
})

/** The mail about a request for the key figures, to the operator; the investor gets a code. */
export const investorMails = ({ after }: Change, { operator }: Addresses): OutgoingMail[] => {
  const { PK: source, name, email, phone, createdAt } = investor.parse(after)
  return [
    operatorMail({ source, template: 'investor_notice', recipient: operator }, () => ({
      facts: { name, email, phone, at: swedishTime(createdAt) },
      replyTo: email,
    })),
  ]
}

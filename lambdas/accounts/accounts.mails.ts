import * as z from 'zod/mini'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'

const account = z.object({
  PK: z.string(),
  pool: z.enum(['business', 'partner']),
  email: z.string(),
  createdAt: z.string(),
})

const localPart = (email: string): string => email.slice(0, email.lastIndexOf('@'))

/** The mail about a first sign-in, to the operator. */
export const accountMails = ({ after }: Change, { operator }: Addresses): OutgoingMail[] => {
  const { PK: source, pool, email, createdAt } = account.parse(after)
  const template = pool === 'business' ? 'registration_notice' : 'partner_notice'
  return [
    operatorMail({ source, template, recipient: operator }, () => ({
      facts: {
        name: pool === 'partner' ? localPart(email) : null,
        email,
        at: swedishTime(createdAt),
      },
      replyTo: email,
    })),
  ]
}

import { roleEntity } from '#shared/accounts/role.entity.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'

const localPart = (email: string): string => email.slice(0, email.lastIndexOf('@'))

/** The mail about a first sign-in, to the operator. */
export const accountMails = ({ after }: Change, { operator }: Addresses): OutgoingMail[] => {
  const { pool, sub, email, createdAt } = roleEntity.item.parse(after)
  const source = roleEntity.key({ pool, sub }).PK
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

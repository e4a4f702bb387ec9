import { investorEntity } from '#shared/investors/investor.entity.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'

/** The mail about a request for the key figures, to the operator; the investor gets a code. */
export const investorMails = ({ after }: Change, { operator }: Addresses): OutgoingMail[] => {
  const { id, name, email, phone, createdAt } = investorEntity.item.parse(after)
  const source = investorEntity.key({ id }).PK
  return [
    operatorMail({ source, template: 'investor_notice', recipient: operator }, () => ({
      facts: { name, email, phone, at: swedishTime(createdAt) },
      replyTo: email,
    })),
  ]
}

import * as z from 'zod/mini'
import sv from '#shared/phrases/sv/mails.ts'
import { operatorNoticeMail } from '../../platform/mail/templates/operator-notice.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { type Addresses, swedishTime } from './operator.ts'

const account = z.object({
  PK: z.string(),
  pool: z.enum(['business', 'partner']),
  email: z.string(),
  createdAt: z.string(),
})

/** A first sign-in: the operator is told who came. */
export const accountNotices = ({ after }: Change, { operator }: Addresses): Notice[] => {
  const { PK: source, pool, email, createdAt } = account.parse(after)
  const at = swedishTime(createdAt)
  const { registration_notice: business, partner_notice: partner } = sv
  if (pool === 'business') {
    const facts = [
      [business.email, email],
      [business.at, at],
    ] as const
    const compose = () =>
      operatorNoticeMail({ subject: business.subject, text: business.text, facts, replyTo: email })
    return [{ source, template: 'registration_notice', recipient: operator, compose }]
  }
  const name = email.slice(0, email.lastIndexOf('@'))
  const facts = [
    [partner.name, name],
    [partner.email, email],
    [partner.at, at],
  ] as const
  const compose = () =>
    operatorNoticeMail({ subject: partner.subject, text: partner.text, facts, replyTo: email })
  return [{ source, template: 'partner_notice', recipient: operator, compose }]
}

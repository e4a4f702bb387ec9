import * as z from 'zod/mini'
import sv from '#shared/phrases/sv/mails.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { facts } from './facts.ts'
import { type Addresses, filledNotice, swedishTime } from './operator.ts'

const investor = z.object({
  PK: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: z.string(),
})

/** Somebody asked for the key figures; their own mail is the code's. */
export const investorNotices = ({ after }: Change, { operator }: Addresses): Notice[] => {
  const { PK: source, name, email, phone, createdAt } = investor.parse(after)
  const compose = () =>
    filledNotice(
      sv.investor_notice,
      {},
      facts('sv', { name, email, phone, at: swedishTime(createdAt) }),
      email,
    )
  return [{ source, template: 'investor_notice', recipient: operator, compose }]
}

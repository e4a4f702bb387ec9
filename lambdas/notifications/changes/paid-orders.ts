import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'
import { confirmationMail } from '../../platform/mail/templates/confirmation.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { facts } from './facts.ts'

const granted = z.object({
  orderId: z.string(),
  email: z.string(),
  language,
  credits: z.number(),
  balance: z.number(),
})

/** An operator has noted that an order is paid: its business is told that the credits are there. */
export const paidOrderNotices = ({ after }: Change): Notice[] => {
  const { orderId, email, language: theirs, credits, balance } = granted.parse(after)
  const compose = () =>
    confirmationMail({
      language: theirs,
      words: mailPhrases(theirs).credits_received,
      values: { credits },
      facts: facts(theirs, { credits, balance }),
    })
  return [{ source: `PAID#${orderId}`, template: 'credits_received', recipient: email, compose }]
}

import * as z from 'zod/mini'
import { type Language, language } from '#shared/contract/language.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'
import { confirmationMail } from '../../platform/mail/templates/confirmation.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { facts, factsForSender } from './facts.ts'
import { type Addresses, filledNotice, swedishTime } from './operator.ts'

const order = z.object({
  PK: z.string(),
  language,
  companyName: z.string(),
  organizationNumber: z.string(),
  companySigner: z.string(),
  vatNumber: z.nullable(z.string()),
  email: z.string(),
  phone: z.string(),
  credits: z.number(),
  priceOre: z.number(),
  createdAt: z.string(),
})

const kronor = (ore: number, reader: Language): string =>
  new Intl.NumberFormat(reader === 'en' ? 'en-GB' : 'sv-SE', {
    style: 'currency',
    currency: 'SEK',
    maximumFractionDigits: 0,
  }).format(ore / 100)

const ordered = (found: z.infer<typeof order>, theirs: Language) => {
  const { companyName, organizationNumber, companySigner, vatNumber, email, phone, credits } = found
  const price = kronor(found.priceOre, theirs)
  return { credits, price, companyName, organizationNumber, vatNumber, companySigner, email, phone }
}

/** An order of credits: the operator invoices it, the buyer gets what they ordered. */
export const creditOrderNotices = ({ after }: Change, { operator }: Addresses): Notice[] => {
  const found = order.parse(after)
  const { PK: source, email, credits, companyName: company, language: theirs } = found
  return [
    {
      source,
      template: 'credit_order_notice',
      recipient: operator,
      compose: () =>
        filledNotice(
          sv.credit_order_notice,
          { credits, company },
          facts('sv', { ...ordered(found, 'sv'), at: swedishTime(found.createdAt) }),
          email,
        ),
    },
    {
      source,
      template: 'credit_order_confirmation',
      recipient: email,
      compose: () =>
        confirmationMail({
          language: theirs,
          words: mailPhrases(theirs).credit_order_confirmation,
          values: { credits },
          facts: factsForSender(theirs, ordered(found, theirs)),
        }),
    },
  ]
}

import * as z from 'zod/mini'
import { type Language, language, locales } from '#shared/contract/language.ts'
import { factsForSender } from '../platform/mail/facts.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

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

const formatKronor = (ore: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'SEK',
    maximumFractionDigits: 0,
  }).format(ore / 100)

const orderFacts = (stored: z.infer<typeof order>, language: Language) => {
  const { companyName, organizationNumber, companySigner, vatNumber, email, phone, credits } = stored
  const price = formatKronor(stored.priceOre, language)
  return { credits, price, companyName, organizationNumber, vatNumber, companySigner, email, phone }
}

/** The mails about an order of credits: the operator invoices it, the buyer gets a confirmation. */
export const creditOrderMails = ({ after }: Change, { operator }: Addresses): OutgoingMail[] => {
  const stored = order.parse(after)
  const { PK: source, email, credits, companyName, language, createdAt } = stored
  return [
    operatorMail({ source, template: 'credit_order_notice', recipient: operator }, () => ({
      values: { credits, company: companyName },
      facts: { ...orderFacts(stored, 'sv'), at: swedishTime(createdAt) },
      replyTo: email,
    })),
    personalMail({ source, template: 'credit_order_confirmation', recipient: email, language }, () => ({
      values: { credits },
      facts: factsForSender(language, orderFacts(stored, language)),
    })),
  ]
}

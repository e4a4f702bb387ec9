import type * as z from 'zod/mini'
import { type Language, locales } from '#shared/contract/language.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { withVatOre } from '#shared/credits/vat.ts'
import { factsForSender } from '../platform/mail/facts.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

const formatKronor = (ore: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'SEK',
    maximumFractionDigits: 0,
  }).format(ore / 100)

const orderFacts = (stored: z.infer<typeof creditOrderEntity.item>, language: Language) => {
  const { companyName, organizationNumber, companySigner, vatNumber, email, phone, credits } = stored
  const price = formatKronor(stored.priceOre, language)
  const priceWithVat = formatKronor(withVatOre(stored.priceOre), language)
  return {
    credits,
    price,
    priceWithVat,
    termsVersion: stored.termsVersion ?? null,
    companyName,
    organizationNumber,
    vatNumber,
    companySigner,
    email,
    phone,
  }
}

/** The mails about an order of credits: the operator invoices it, the buyer gets a confirmation. */
export const creditOrderMails = ({ after }: Change, { operator }: Addresses): OutgoingMail[] => {
  const stored = creditOrderEntity.item.parse(after)
  const { id, email, credits, companyName, language, createdAt } = stored
  const source = creditOrderEntity.key({ id }).PK
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

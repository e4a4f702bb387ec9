import type * as z from 'zod/mini'
import { type Language, locales } from '#shared/contract/language.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { orderNumber } from '#shared/credits/order-number.ts'
import { withVatOre } from '#shared/credits/vat.ts'
import { factsForSender } from '../platform/mail/facts.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

type StoredOrder = z.infer<typeof creditOrderEntity.item>

const formatKronor = (ore: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'SEK',
    maximumFractionDigits: 0,
  }).format(ore / 100)

const orderFacts = (stored: StoredOrder, language: Language) => {
  const { companyName, organizationNumber, companySigner, vatNumber, email, phone, credits } = stored
  const price = formatKronor(stored.priceOre, language)
  const priceWithVat = formatKronor(withVatOre(stored.priceOre), language)
  return {
    orderNumber: orderNumber(stored.id),
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

const orderMails = (stored: StoredOrder, operator: string): OutgoingMail[] => {
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

const cancellationMails = (stored: StoredOrder, at: string, operator: string): OutgoingMail[] => {
  const { id, email, credits, companyName, language } = stored
  const source = `${creditOrderEntity.key({ id }).PK}#CANCELLED`
  return [
    operatorMail({ source, template: 'credit_order_cancelled_notice', recipient: operator }, () => ({
      values: { credits, company: companyName },
      facts: { ...orderFacts(stored, 'sv'), at: swedishTime(at) },
      replyTo: email,
    })),
    personalMail({ source, template: 'credit_order_cancelled', recipient: email, language }, () => ({
      values: { credits },
      facts: factsForSender(language, orderFacts(stored, language)),
    })),
  ]
}

/** The mails about an order of credits, to the operator, who invoices it, and to the buyer: a new one, a cancelled one. */
export const creditOrderMails = ({ before, after }: Change, { operator }: Addresses): OutgoingMail[] => {
  const stored = creditOrderEntity.item.parse(after)
  if (!before) return orderMails(stored, operator)
  // An order also changes when it is paid, which has a mail of its own, and when a person is erased.
  return stored.cancelledAt && !before.cancelledAt
    ? cancellationMails(stored, stored.cancelledAt, operator)
    : []
}

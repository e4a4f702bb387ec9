import type * as z from 'zod/mini'
import type { Language } from '#shared/contract/language.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { orderProcess } from '#shared/credits/order.process.ts'
import { orderNumber } from '#shared/credits/order-number.ts'
import { facts, factsForSender } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { dayFact, paperWords, priceFacts } from './mail-facts.ts'

type StoredOrder = z.infer<typeof creditOrderEntity.item>

const orderFacts = (stored: StoredOrder, language: Language) => {
  const { companyName, organizationNumber, companySigner, vatNumber, email, phone, credits } = stored
  return {
    orderNumber: orderNumber(stored.id),
    credits,
    ...priceFacts(stored.priceOre, language),
    termsVersion: stored.termsVersion ?? null,
    companyName,
    organizationNumber,
    vatNumber,
    companySigner,
    email,
    phone,
  }
}

const operatorContent = (stored: StoredOrder, at: string) => ({
  values: { credits: stored.credits, company: stored.companyName, ...paperWords(stored.vatAt, 'sv') },
  facts: { ...orderFacts(stored, 'sv'), planOrder: stored.planMonth ?? null, at: swedishTime(at) },
  replyTo: stored.email,
})

const orderMails = (stored: StoredOrder, operator: string): OutgoingMail[] => {
  const { id, email, credits, language, createdAt, planNumber } = stored
  const source = creditOrderEntity.key({ id }).PK
  const notice = operatorMail({ source, template: 'credit_order_notice', recipient: operator }, () =>
    operatorContent(stored, createdAt),
  )
  // A plan tells its business of its orders.
  if (planNumber) return [notice]
  return [
    notice,
    personalMail({ source, template: 'credit_order_confirmation', recipient: email, language }, () => ({
      values: { credits },
      facts: factsForSender(language, orderFacts(stored, language)),
    })),
  ]
}

const reminderContent = (stored: StoredOrder) => {
  const { facts: known, ...content } = operatorContent(stored, stored.createdAt)
  const command = `npm run operator -- orders invoice ${stored.id}`
  return { ...content, facts: { ...known, ...(stored.state === 'ordered' && { command }) } }
}

const buyerContent = (stored: StoredOrder, siteOrigin: string) => {
  const { credits, language, terms, due, invoice, last } = stored
  return {
    // An invoice that was made elsewhere is not there.
    action: stored.issued && `${siteOrigin}/business/dashboard/credits`,
    values: {
      ...{ credits, ...paperWords(stored.vatAt, language) },
      day: due?.lapse ? dayFact(due.lapse, language) : '',
    },
    facts: [
      ...facts(language, {
        reason: last?.reason ?? null,
        [stored.vatAt === 'use' ? 'paymentRequest' : 'invoice']: invoice ?? null,
        payBy: terms?.due ? dayFact(terms.due, language) : null,
      }),
      ...factsForSender(language, orderFacts(stored, language)),
    ],
  }
}

/** Confirms to the buyer what the business has done itself. */
const cancellationMails = (stored: StoredOrder): OutgoingMail[] => {
  const { id, email: recipient, credits, language } = stored
  const source = `${creditOrderEntity.key({ id }).PK}#CANCELLED`
  return [
    personalMail({ source, template: 'credit_order_cancelled', recipient, language }, () => ({
      values: { credits },
      facts: factsForSender(language, orderFacts(stored, language)),
    })),
  ]
}

/** The mails about an order of credits, to the operator, who invoices it, and to the buyer: a new one, and as it moves. */
export const creditOrderMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const { before, after } = change
  const stored = creditOrderEntity.item.parse(after)
  if (!before) return orderMails(stored, addresses.operator)
  if (after.erased || before.revision === stored.revision) return []
  const { email: recipient, language, last } = stored
  return [
    ...moveMails(orderProcess, change, addresses, {
      operator: envelope => operatorMail(envelope, () => reminderContent(stored)),
      business: envelope =>
        personalMail({ ...envelope, recipient, language }, () => buyerContent(stored, addresses.siteOrigin)),
    }),
    ...(last?.name === 'cancel' ? cancellationMails(stored) : []),
  ]
}

import type * as z from 'zod/mini'
import type { Language } from '#shared/contract/language.ts'
import { orderNumber } from '#shared/credits/order-number.ts'
import { refundEntity } from '#shared/credits/refund.entity.ts'
import { refundProcess } from '#shared/credits/refund.process.ts'
import { facts } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { priceFacts } from './mail-facts.ts'

type StoredRefund = z.infer<typeof refundEntity.item>

const factsOf = ({ id, credits, priceOre }: StoredRefund, language: Language) => ({
  orderNumber: orderNumber(id),
  credits,
  ...priceFacts(priceOre, language),
})

const operatorContent = (stored: StoredRefund) => {
  const { companyName, why, businessId, email } = stored
  return {
    values: { company: companyName },
    facts: {
      companyName,
      ...factsOf(stored, 'sv'),
      reason: why,
      command: `npm run operator -- refunds grant ${businessId}`,
    },
    replyTo: email,
  }
}

/** The mails about the money of a first order: that it was asked for, and what was decided. */
export const refundMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const stored = refundEntity.item.parse(change.after)
  const { email: recipient, language, last } = stored
  const content = () => ({
    facts: facts(language, { reason: last?.reason ?? null, ...factsOf(stored, language) }),
  })
  if (change.before)
    return moveMails(refundProcess, change, addresses, {
      business: envelope => personalMail({ ...envelope, recipient, language }, content),
      operator: envelope => operatorMail(envelope, () => operatorContent(stored)),
    })
  const source = `${change.after.PK}#${change.after.SK}`
  return [
    operatorMail({ source, template: 'money_back_notice', recipient: addresses.operator }, () =>
      operatorContent(stored),
    ),
    personalMail({ source, template: 'money_back_confirmation', recipient, language }, content),
  ]
}

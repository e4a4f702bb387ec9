import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import type { Language } from '#shared/contract/language.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { planEntity } from '#shared/credits/plan.entity.ts'
import { refundEntity } from '#shared/credits/refund.entity.ts'
import { createdAt, hostileInput, senderIn, stored } from './mailed-change.ts'

const what = { credits: 20, priceOre: 2_250_000 }

const company = {
  companyName: hostileInput.markup,
  organizationNumber: '556703-7485',
  companySigner: 'Anna Berg',
  vatNumber: 'SE556703748501',
  phone: '070-123 45 67',
}

export const creditOrder = (language: Language): Change => {
  const terms = { due: '2027-04-15T21:59:00.000Z' }
  const due = { lapse: '2027-05-15T21:59:00.000Z' }
  const invoice = hostileInput.endless.slice(0, 60)
  const item = { ...senderIn(language), ...company, ...what, terms, due, invoice }
  return stored(creditOrderEntity, creditOrderEntity.key(item), item)
}

export const plan = (language: Language): Change => {
  const { suspect: _, ...sender } = senderIn(language)
  const { email } = sender
  const item = {
    ...{ ...sender, ...what, state: 'active' as const, number: 1, businessId: '1' },
    ...{ companyName: company.companyName, buyer: { ...company, email } },
    ...{ startedOn: '2027-01-31', months: 2, lastOrderId: sender.id, termsVersion: 1, revision: 1 },
    ...{ endsOn: '2027-03-30', noticeBy: 'operator' as const },
  }
  return stored(planEntity, planEntity.key({ sub: '1', number: 1 }), item)
}

export const refund = (language: Language): Change => {
  const { suspect: _, ...sender } = senderIn(language)
  const item = {
    ...{ ...sender, ...what, state: 'asked' as const, businessId: '1', createdAt },
    ...{ companyName: company.companyName, why: hostileInput.lines, revision: 1 },
  }
  return stored(refundEntity, refundEntity.key({ sub: '1' }), item)
}

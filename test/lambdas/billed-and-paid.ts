import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { bankEntity } from '#shared/payment-settings/bank.entity.ts'
import { billedMonth } from '../builders/billed-month.ts'
import { agreementsIn } from './agreed-work.ts'
import { workIn } from './operated-work.ts'
import { bankIn, dueAmount, fileOn } from './paid-by-bank.ts'
import type { Services } from './running-services.ts'

const month = '2026-09'

/** A partner with bank details that nobody has changed lately, who has earned something in a month that is over. */
const payable = async (services: Services): Promise<void> => {
  const { seal } = await import('#lambdas/platform/kms/envelope.ts')
  const { put, read } = workIn(services)
  const { partnerId: sub } = await (await agreementsIn(services)).signed()
  const details = { bankName: 'Swedbank', accountHolder: 'Eva', clearingNumber: '8424', bankAccount: '983' }
  const updatedAt = new Date(clock.now() - 100 * 3_600_000).toISOString()
  const { PK, SK } = partnerProfileEntity.key({ sub })
  const index = partnerProfileEntity.indexKey({ status: 'approved', createdAt: updatedAt })
  await put({ ...(await read(PK, SK)), ...index, PK, SK })
  const { seller, worked } = billedMonth(sub, month)
  await put(seller)
  await put({ ...earningsEntity.key({ sub, month }), ...worked })
  await put({ ...bankEntity.key({ sub }), sealed: await seal(sub, JSON.stringify(details)), updatedAt })
}

/**
 * Orders with a payment request of ours and an invoice of another system; the bank says that the first is paid, a credit of
 * it is used with its VAT. And a payout.
 */
export const billAndPay = async (services: Services): Promise<void> => {
  const { ask, askOperator, createOrder } = bankIn(services)
  const address = 'Storgatan 1, 111 23 Stockholm'
  const { ocr, businessId } = await createOrder(randomUUID(), { address }, 'use')
  await createOrder()
  const payment = { reference: randomUUID().slice(0, 18), amount: dueAmount, ocr }
  // Today, because books are kept until so long after the year of their day.
  await ask('bank import', { file: fileOn(swedishDay(clock.now()), payment) })
  await askOperator('credits record', { businessId, credits: -1, kind: 'correction', reference: 'PLC' })
  await payable(services)
  await ask('pay-files make', {})
}

import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { bankEntity } from '#shared/payment-settings/bank.entity.ts'
import { billedMonth } from '../builders/billed-month.ts'
import { workIn } from './operated-work.ts'
import { paidOfMonth } from './paid-of-month.ts'
import type { Services } from './running-services.ts'

const month = '2026-09'

/** Partners who are to be paid two billed credits of a month that is over, and what became of it. */
export const payablesIn = (services: Services) => {
  const { put, read, below, createPartner } = workIn(services)

  /** Creates one, whose bank details nobody has changed lately. */
  const createPayable = async () => {
    const { seal } = await import('#lambdas/platform/kms/envelope.ts')
    const sub = await createPartner()
    const profile = await read(`PARTNER#${sub}`, 'PROFILE')
    await put({ ...profile, GSI1PK: 'PARTNERS#approved', GSI1SK: '2026-01-01' })
    const { seller, worked } = billedMonth(sub, month)
    await put(seller)
    await put({ ...earningsEntity.key({ sub, month }), ...worked })
    const bank = {
      bankName: 'SEB',
      accountHolder: 'Åsa & Bo',
      clearingNumber: '5000',
      bankAccount: '1234567',
    }
    const sealed = await seal(sub, JSON.stringify(bank))
    await put({ ...bankEntity.key({ sub }), sealed, updatedAt: '2026-01-01T08:00:00.000Z' })
    return sub
  }

  /** Takes a partner off the list of those who are paid, so that the next making has the next one alone. */
  const unlist = async (sub: string) => {
    const { GSI1PK: _, GSI1SK: __, ...profile } = (await read(`PARTNER#${sub}`, 'PROFILE')) ?? {}
    await put(profile)
  }

  /** What was paid out of the month, and what is in a pay file. */
  const earned = (sub: string) => paidOfMonth({ below, read }, sub, month)

  return { createPayable, unlist, earned, payoutsOf: (sub: string) => below(`PARTNER#${sub}`, 'PAYOUT#') }
}

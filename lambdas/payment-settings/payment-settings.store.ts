import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { bankEntity } from '#shared/payment-settings/bank.entity.ts'
import { seal, unseal } from '../platform/kms/envelope.ts'
import { auditWrite } from '../platform/table/audit-item.ts'
import { getItem } from '../platform/table/get-item.ts'
import { transact } from '../platform/table/transact.ts'
import { putItem } from '../platform/table/write-items.ts'
import type { PaymentStore } from './payment-settings.ts'

const bankDetails = z.object({
  bankName: z.string(),
  accountHolder: z.string(),
  clearingNumber: z.string(),
  bankAccount: z.string(),
})

/** The payment settings of one partner: encrypted before they are stored, with an audit item for each save. */
export const paymentsOf = (sub: string): PaymentStore => ({
  find: async () => {
    const stored = await getItem(bankEntity.key({ sub }), bankEntity.item)
    if (!stored) return null
    const details = bankDetails.parse(JSON.parse(await unseal(sub, stored.sealed)))
    return { details, updatedAt: stored.updatedAt }
  },
  save: async ({ details, updatedAt }, { email, language }) => {
    const bank = { ...bankEntity.key({ sub }), sealed: await seal(sub, JSON.stringify(details)), updatedAt }
    const action = { action: 'payment_settings_changed', id: randomUUID(), at: updatedAt }
    await transact([putItem(bank), auditWrite(action, bank.PK, { email, language })])
  },
})

import * as z from 'zod/mini'
import { heldTexts } from '#shared/bank/held.ts'
import { bankEntity } from '#shared/payment-settings/bank.entity.ts'
import { unseal } from '../platform/kms/envelope.ts'
import { errorName } from '../platform/logging/error-name.ts'
import { logger } from '../platform/logging/logger.ts'
import { findHold } from '../platform/self-bills/payout-hold.store.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { Payee } from './pay-file-xml.ts'

/** Why a partner is not paid at present, and until when that lasts, if it ends by itself. */
export type Held = { held: string; until?: string }

const details = z.object({ accountHolder: z.string(), clearingNumber: z.string(), bankAccount: z.string() })

const opened = async (sub: string, stored: z.infer<typeof bankEntity.item>): Promise<Payee | Held> => {
  try {
    const { accountHolder, clearingNumber, bankAccount } = details.parse(
      JSON.parse(await unseal(sub, stored.sealed)),
    )
    return { name: accountHolder, clearing: clearingNumber, account: bankAccount }
  } catch (error) {
    // The name only: a message may contain a part of the details.
    logger.warn('bank_details_unreadable', { error: errorName(error) })
    return { held: heldTexts.bank_details_unreadable }
  }
}

/** Where a partner is paid, or why not. */
export const payeeOf = async (sub: string, now: string): Promise<Payee | Held> => {
  const [stored, hold] = await Promise.all([
    getItem(bankEntity.key({ sub }), bankEntity.item),
    findHold(sub, now),
  ])
  if (hold) return { held: heldTexts[hold.reason], ...(hold.until && { until: hold.until }) }
  return stored ? opened(sub, stored) : { held: heldTexts.no_bank_details }
}

import * as z from 'zod/mini'
import { bankEntity } from '#shared/payment-settings/bank.entity.ts'
import { heldUntil } from '#shared/payment-settings/hold.ts'
import { unseal } from '../platform/kms/envelope.ts'
import { errorName } from '../platform/logging/error-name.ts'
import { logger } from '../platform/logging/logger.ts'
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
    return { held: 'bank details cannot be read' }
  }
}

/** Where a partner is paid, or why not: an account that has just been changed may not be the partner's. */
export const payeeOf = async (sub: string, now: string): Promise<Payee | Held> => {
  const stored = await getItem(bankEntity.key({ sub }), bankEntity.item)
  if (!stored) return { held: 'no bank details' }
  const until = heldUntil(stored.updatedAt)
  if (now < until) return { held: 'bank details changed', until }
  return opened(sub, stored)
}

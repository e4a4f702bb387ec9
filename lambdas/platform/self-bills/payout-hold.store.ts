import * as z from 'zod/mini'
import { bankEntity } from '#shared/payment-settings/bank.entity.ts'
import { heldUntil } from '#shared/payment-settings/hold.ts'
import type { HoldReason } from '#shared/self-bills/partner-self-bills.ts'
import { type StoredSeller, sellerEntity } from '#shared/self-bills/seller.entity.ts'
import { fTaxUntil } from '#shared/self-bills/seller.ts'
import { getItem } from '../table/get-item.ts'

/** Why a partner is not paid at present, and until when that lasts, if it ends by itself. */
export type Hold = { reason: HoldReason; until: string | null }

const changedAt = z.pick(bankEntity.item, { updatedAt: true })

const hold = (reason: HoldReason, until: string | null = null): Hold => ({ reason, until })

export const findSeller = (sub: string): Promise<StoredSeller | null> =>
  getItem(sellerEntity.key({ sub }), sellerEntity.item)

const holdOfSeller = (seller: StoredSeller | null, now: string): Hold | null => {
  if (!seller) return hold('no_company')
  const { fTaxCheck } = seller
  if (!fTaxCheck || fTaxUntil(fTaxCheck.at) <= now) return hold('f_tax_too_old')
  return fTaxCheck.approved ? null : hold('f_tax_missing')
}

/**
 * What holds the payouts of a partner; null for nothing. An account that has just been changed may not be the partner's,
 * and of what is paid to somebody without F-tax we would have to withhold tax.
 */
export const findHold = async (sub: string, now: string): Promise<Hold | null> => {
  const [bank, seller] = await Promise.all([getItem(bankEntity.key({ sub }), changedAt), findSeller(sub)])
  if (!bank) return hold('no_bank_details')
  const until = heldUntil(bank.updatedAt)
  return now < until ? hold('bank_details_changed', until) : holdOfSeller(seller, now)
}

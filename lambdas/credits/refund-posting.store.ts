import { creditValueOre } from '#shared/credits/prices.ts'
import { withVatOre } from '#shared/credits/vat.ts'
import { credit, debit } from '#shared/ledger/leg.ts'
import { refundedLegs, withdrawnLegs } from '#shared/ledger/postings.ts'
import type { Posting } from '../platform/ledger/entry.ts'
import { findLots, refundingLot } from '../platform/ledger/lots.store.ts'
import { usageOf } from '../platform/ledger/uses.store.ts'
import type { TransactItem } from '../platform/table/table.ts'

type Refunded = { id: string; businessId: string; credits: number; priceOre: number }

/** The credits of an order from before the ledger, which have no lot of their own, taken away and their money paid back. */
const withoutLot = async ({ businessId, credits, priceOre }: Refunded) => {
  const { use, used } = await usageOf(businessId, () => credits * creditValueOre)
  const gross = withVatOre(priceOre)
  const legs = [
    ...withdrawnLegs(use),
    debit('fee', priceOre),
    debit('vatOut', gross - priceOre),
    credit('bank', gross),
  ]
  return { legs, reads: [used] }
}

/** The money of an order paid back, and its lot with it; part of the transaction that grants it. */
export const postingRefund = async (
  refund: Refunded,
  { at, by }: Pick<Posting, 'at' | 'by'>,
): Promise<{ posting: Posting; writes: TransactItem[] }> => {
  const { id, businessId, credits, priceOre } = refund
  const lot = (await findLots(businessId)).find(({ orderId }) => orderId === id)
  const deed = { kind: 'refunded', cause: id, at, by, about: { orderId: id } } as const
  if (!lot) return { posting: { ...deed, ...(await withoutLot(refund)) }, writes: [] }
  const vatAt = lot.vatOre === undefined ? 'sale' : 'use'
  const legs = refundedLegs({ businessId, netOre: priceOre, valueOre: credits * creditValueOre, vatAt })
  return { posting: { ...deed, legs }, writes: [refundingLot(businessId, lot, at)] }
}

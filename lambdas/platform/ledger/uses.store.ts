import { paidFor } from '#shared/ledger/paid-for.ts'
import type { Use } from '#shared/ledger/postings.ts'
import { taxedBetween, taxedOrder } from '#shared/ledger/taxed-use.ts'
import type { NewTaxedUse, ReadBalance } from './entry.ts'
import { findLots } from './lots.store.ts'
import { readBalance } from './owners.store.ts'

const sumOf = (lots: readonly { valueOre: number }[]): number =>
  lots.reduce((sum, { valueOre }) => sum + valueOre, 0)

/** Lots are only added behind those that there are: so many cover what is used, or one came after they were read. */
const lotsCovering = async (businessId: string, first: Awaited<ReturnType<typeof findLots>>, ore: number) =>
  sumOf(first) >= ore ? first : findLots(businessId)

/** What of a use has its VAT with it; undefined where that was due at the sale. */
const taxedIn = (
  lots: Awaited<ReturnType<typeof findLots>>,
  range: Pick<NewTaxedUse, 'businessId' | 'seq' | 'fromOre' | 'toOre'>,
): NewTaxedUse | undefined => {
  const { fromOre, toOre } = range
  const amounts = taxedBetween(lots, fromOre, toOre)
  const orderId = taxedOrder(lots, Math.max(fromOre, toOre))
  return amounts.valueOre !== 0 && orderId ? { ...range, ...amounts, orderId } : undefined
}

export type Using = { use: Use; taxed?: NewTaxedUse | undefined; used: ReadBalance }

/**
 * What was paid for so much value, as the next that a business uses, or the last that it is given back if it is below
 * zero; with the balance that it is computed from. The oldest lot is used first.
 */
export const usageOf = async (
  businessId: string,
  amountAfter: (usedOre: number) => number,
): Promise<Using> => {
  const [used, read] = await Promise.all([
    readBalance({ account: 'used', owner: businessId }),
    findLots(businessId),
  ])
  const before = used.read?.balance ?? 0
  const valueOre = amountAfter(before)
  const lots = await lotsCovering(businessId, read, before + valueOre)
  const paidOre = paidFor(lots, before + valueOre) - paidFor(lots, before)
  const seq = (used.read?.seq ?? 0) + 1
  const taxed = taxedIn(lots, { businessId, seq, fromOre: before, toOre: before + valueOre })
  return { use: { businessId, valueOre, paidOre, vatOre: taxed?.vatOre ?? 0 }, taxed, used }
}

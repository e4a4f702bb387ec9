import { shownSplitOf } from '#shared/agreements/shown-split.ts'
import { creditsOf } from '#shared/credits/prices.ts'
import { vatPercent, withVatOre } from '#shared/credits/vat.ts'
import { unbilledOre } from '#shared/earnings/earnings.ts'
import { owner } from '#shared/owner/owner.ts'
import type { StoredSelfBill } from '#shared/self-bills/self-bill.entity.ts'
import type { SelfBillContent } from '#shared/self-bills/self-bill.ts'
import type { StoredSeller } from '#shared/self-bills/seller.entity.ts'
import type { PaidMonth } from '../platform/ledger/months.ts'

const buyer = (): SelfBillContent['buyer'] => {
  const { legalName: name, organizationNumber, vatNumber, street, postalCode, city } = owner
  return { name, organizationNumber, vatNumber, street, postalCode, city }
}

const sellerOf = ({ legalName: name, fTaxCheck, agreed: _, updatedAt: __, ...rest }: StoredSeller) => ({
  ...rest,
  name,
  fTax: fTaxCheck?.approved === true,
})

/** Whether a bill states hours that no other of its month has to state. */
const stands = ({ kind, state, creditedBy }: StoredSelfBill): boolean =>
  kind === 'bill' && state !== 'withdrawn' && creditedBy === null

const hoursOf = ({ totalHours }: PaidMonth, bills: readonly StoredSelfBill[]): number =>
  Math.max(0, totalHours - bills.filter(stands).reduce((sum, { hours }) => sum + hours, 0))

/** The milestones of a month that no bill of it has to name; two of them may be called the same. */
const milestonesOf = (names: readonly string[], bills: readonly StoredSelfBill[]): string[] => {
  const billed = bills.filter(stands).flatMap(({ milestones }) => milestones)
  return names.filter((name, place) => {
    const before = names.slice(0, place).filter(other => other === name).length
    return before >= billed.filter(other => other === name).length
  })
}

/** What businesses paid for a month of which nothing else is billed. */
const splitOf = ({ earnedOre, splitOre, usedOre }: PaidMonth, netOre: number) =>
  usedOre !== undefined && splitOre === earnedOre && netOre === earnedOre
    ? shownSplitOf(usedOre, netOre)
    : null

/**
 * The bill for what of a month, and of the milestones that were accepted in it, is on none yet; the VAT only of a seller
 * who is registered for it.
 */
export const billOf = (
  month: PaidMonth,
  seller: StoredSeller,
  { bills, milestones }: { bills: readonly StoredSelfBill[]; milestones: readonly string[] },
): SelfBillContent => {
  const netOre = unbilledOre(month)
  const vatOre = seller.vatNumber === null ? 0 : withVatOre(netOre) - netOre
  return {
    ...{ kind: 'bill', month: month.month, seller: sellerOf(seller), buyer: buyer() },
    hours: hoursOf(month, bills),
    milestones: milestonesOf(milestones, bills),
    credits: creditsOf(netOre),
    ...{ netOre, vatPercent: seller.vatNumber === null ? 0 : vatPercent, vatOre },
    ...{ totalOre: netOre + vatOre, split: splitOf(month, netOre), corrects: null },
  }
}

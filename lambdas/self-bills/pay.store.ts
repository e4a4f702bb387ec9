import { type Payout, payoutEntity } from '#shared/bank/payout.entity.ts'
import type { Pay, ShownPayout } from '#shared/self-bills/partner-self-bills.ts'
import type { StoredSeller } from '#shared/self-bills/seller.entity.ts'
import { findHold, findSeller } from '../platform/self-bills/payout-hold.store.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { findBills } from './bills.store.ts'
import { shownBill } from './shown.ts'

/** The company of a partner, as they see it. */
export const shownSeller = ({ agreed, fTaxCheck: _, updatedAt: __, ...seller }: StoredSeller) => ({
  ...seller,
  agreedAt: agreed?.at ?? null,
})

const shownPayout = ({ id, month, ore, state, paidOn, executeOn }: Payout): ShownPayout => ({
  ...{ id, month, ore, state },
  on: paidOn ?? executeOn ?? null,
})

/** All that a partner sees of how they are paid. */
export const payOf = async (sub: string, now: string): Promise<Pay> => {
  const [seller, hold, bills, payouts] = await Promise.all([
    findSeller(sub),
    findHold(sub, now),
    findBills(sub),
    queryItems(payoutEntity.list({ sub }), payoutEntity.item),
  ])
  const told = payouts.filter(({ state }) => state !== 'dropped')
  return {
    seller: seller && shownSeller(seller),
    hold,
    bills: bills.map(shownBill).reverse(),
    payouts: told.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)).map(shownPayout),
  }
}

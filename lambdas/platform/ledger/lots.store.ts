import { type Lot, lotEntity } from '#shared/ledger/lot.entity.ts'
import { absent } from '../table/condition.ts'
import { queryItems } from '../table/query-items.ts'
import type { TransactItem } from '../table/table.ts'
import { update } from '../table/update.ts'
import { putNew } from '../table/write-items.ts'
import type { Entry, NewLot } from './entry.ts'
import type { Owners } from './owners.store.ts'

/** The lot of an entry, numbered as its line of `available`. */
export const addingLot = (
  { id: entryId, recordedAt: createdAt }: Entry,
  { businessId, valueOre, paidOre, vatOre, orderId }: NewLot,
  owners: Owners,
): TransactItem => {
  const number = owners.seqOf({ account: 'available', owner: businessId })
  const key = lotEntity.key({ sub: businessId, number })
  return putNew({ ...key, number, valueOre, paidOre, vatOre, entryId, orderId, createdAt })
}

/** The lots of a business whose money is not paid back, the oldest first. */
export const findLots = async (businessId: string): Promise<Lot[]> => {
  const lots = await queryItems(lotEntity.list({ sub: businessId }), lotEntity.item)
  return lots.filter(({ refundedAt }) => refundedAt === undefined)
}

/** Notes that the money of a lot is paid back; part of the transaction that posts it. */
export const refundingLot = (businessId: string, { number }: Lot, refundedAt: string): TransactItem =>
  update(lotEntity.key({ sub: businessId, number }))
    .set({ refundedAt })
    .expect({ refundedAt: absent })

import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { unbilledOre } from '#shared/earnings/earnings.ts'
import { workEntryEntity } from '#shared/earnings/work-entry.entity.ts'
import { sellerEntity } from '#shared/self-bills/seller.entity.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { findMonths } from '../platform/ledger/months.store.ts'
import { asCounted } from '../platform/ledger/months.ts'
import { unchangedSince } from '../platform/ledger/owners.store.ts'
import { errorName } from '../platform/logging/error-name.ts'
import { logger } from '../platform/logging/logger.ts'
import { findPartners } from '../platform/self-bills/partners.store.ts'
import { findSeller } from '../platform/self-bills/payout-hold.store.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { checkItem } from '../platform/table/write-items.ts'
import { addingBill } from './adding.store.ts'
import { findBills } from './bills.store.ts'
import { billOf } from './content.ts'
import type { SelfBillMaking } from './make-self-bills.ts'

/** What the milestones are called that were accepted in a month, oldest first; those of older entries are not known. */
const findMilestones = async (sub: string, month: string): Promise<string[]> => {
  const entries = await queryItems(workEntryEntity.list({ sub, month }), workEntryEntity.item)
  return entries
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .flatMap(({ milestone }) => milestone ?? [])
}

/** The bills that one operation makes. */
export const selfBillMaking = (operation: Operation): SelfBillMaking => ({
  findPartners,
  findSeller,
  findMonths,
  findBills,
  add: async (partnerId, { month: read, seller, bills }) => {
    const { month, totalHours, paidOutOre, inTransitOre, billedOre, dueOre } = read
    const isFirst = billedOre === undefined
    // What was paid before there was a bill was billed in another way.
    const paidBefore = isFirst ? paidOutOre + inTransitOre : 0
    const milestones = await findMilestones(partnerId, month)
    const content = billOf(read, seller, { bills, milestones })
    return tryTransact([
      ...(await addingBill({ partnerId, content, bills }, operation)),
      update(earningsEntity.key({ sub: partnerId, month }))
        .set({
          billedOre: (billedOre ?? paidBefore) + unbilledOre(read),
          dueOre: dueOre ?? paidBefore,
        })
        .expect({ totalHours, ...asCounted(read) }),
      ...(isFirst ? [unchangedSince(read.read.own.payable)] : []),
      checkItem(sellerEntity.key({ sub: partnerId }), { updatedAt: seller.updatedAt }),
    ])
  },
  reportFailure: (partnerId, error) =>
    logger.error('self_bill_failed', { partnerId, error: errorName(error) }),
})

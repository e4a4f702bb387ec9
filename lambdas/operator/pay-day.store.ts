import { payDayEntity } from '#shared/self-bills/pay-day.entity.ts'
import { findApproved } from '../bank/payables.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { putNew } from '../platform/table/write-items.ts'
import { makeSelfBills } from '../self-bills/make-self-bills.ts'
import { selfBillMaking } from '../self-bills/making.store.ts'
import type { PayDays } from './pay-day.ts'

/** The days in the table, as one operation continues them. */
export const payDays = (operation: Operation): PayDays => ({
  findLast: async () => {
    const query = { ...payDayEntity.list({}), newestFirst: true, max: 1 }
    const [last] = await queryItems(query, payDayEntity.item)
    return last ?? null
  },
  makeBills: async before => {
    const { changed: _, ...counts } = await makeSelfBills(before, selfBillMaking(operation))
    return counts
  },
  findDue: async () => {
    const approved = await findApproved(operation.at)
    return { payouts: approved.length, payoutsOre: approved.reduce((sum, { ore }) => sum + ore, 0) }
  },
  note: async day => {
    await tryTransact([putNew({ ...payDayEntity.key(day), ...day, ttl: ttlOf(payDayEntity) })])
  },
})

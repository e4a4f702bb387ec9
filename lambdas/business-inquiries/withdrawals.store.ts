import type { Receipt } from '../platform/http/idempotency.ts'
import { findInquiry } from '../platform/inquiries/family.store.ts'
import { partyMove } from '../platform/process/obstacles.ts'
import { conditionFailedAt } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import type { Withdrawals } from './withdraw-inquiry.ts'

/** The withdrawals of one business, each with the receipt of its submission. */
export const withdrawalsOf = (sub: string, receipt: Receipt, at: string): Withdrawals => ({
  withdraw: async (id, reason) => {
    const found = await findInquiry({ businessId: sub, inquiryId: id })
    if (!found) return null
    const move = { name: 'withdraw', by: 'business', at, reason, who: sub } as const
    const writes = partyMove(found.living, move, found.family)
    try {
      await transact([...writes, receipt(null)])
      return true
    } catch (error) {
      // Not that of the receipt: its submission was taken over, and is decided there.
      if (writes.some((_, index) => conditionFailedAt(error, index))) return false
      throw error
    }
  },
})

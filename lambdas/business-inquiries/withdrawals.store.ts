import type { Receipt } from '../platform/http/idempotency.ts'
import { findInquiry } from '../platform/inquiries/family.store.ts'
import type { InquiryKey } from '../platform/inquiries/family.ts'
import { partyMove } from '../platform/process/obstacles.ts'
import { conditionFailedAt } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import type { Withdrawals } from './withdraw-inquiry.ts'

/** The withdrawal of an inquiry of one business, with the receipt of its submission. */
export const withdrawalsOf = (key: InquiryKey, receipt: Receipt, at: string): Withdrawals => ({
  find: () => findInquiry(key),
  withdraw: async ({ living, family }, reason) => {
    const move = { name: 'withdraw', by: 'business', at, reason, who: key.businessId } as const
    const { writes } = partyMove(living, move, family)
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

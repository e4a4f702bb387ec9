import { Failure } from '../platform/failure.ts'
import type { LivingInquiry } from '../platform/inquiries/family.ts'

/** What the use case needs of the store. */
export type Withdrawals = {
  /** The inquiry as it stands now; null if there is none. */
  find: () => Promise<LivingInquiry | null>
  /**
   * Withdraws the inquiry as it was read, with the receipt; false if somebody or time moved it in the meantime. Throws
   * `moved_on` if it can no longer be withdrawn.
   */
  withdraw: (found: LivingInquiry, reason: string) => Promise<boolean>
}

const maxAttempts = 5

/** Withdraws an inquiry with all that belongs to it. What moves at the same time is read again. */
export const withdrawInquiry = async (
  found: LivingInquiry | null,
  reason: string,
  { find, withdraw }: Withdrawals,
): Promise<undefined> => {
  let inquiry = found
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (!inquiry) throw new Failure('not_found')
    if (await withdraw(inquiry, reason)) return undefined
    inquiry = await find()
  }
  throw new Failure('unavailable')
}

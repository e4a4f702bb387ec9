import { Failure } from '../platform/failure.ts'

/** What the use case needs of the store. */
export type Withdrawals = {
  /**
   * Withdraws the inquiry as it stands now, with the receipt. Null if there is none; false if somebody or time moved it
   * in the meantime. Throws `moved_on` if it can no longer be withdrawn.
   */
  withdraw: (id: string, reason: string) => Promise<boolean | null>
}

const maxAttempts = 5

/** Withdraws an inquiry with all that belongs to it. What moves at the same time is read again. */
export const withdrawInquiry = async (
  id: string,
  reason: string,
  { withdraw }: Withdrawals,
): Promise<undefined> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const isDone = await withdraw(id, reason)
    if (isDone === null) throw new Failure('not_found')
    if (isDone) return undefined
  }
  throw new Failure('unavailable')
}

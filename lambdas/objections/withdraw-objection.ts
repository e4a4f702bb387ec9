import type { StoredObjection } from '#shared/objections/objection.entity.ts'
import { Failure } from '../platform/failure.ts'

/** What the use case needs of the store; all of it about one partner and one thing. */
export type Withdrawals = {
  findLast: () => Promise<StoredObjection | null>
  /** Returns false if an operator or time was faster. */
  withdraw: (objection: StoredObjection) => Promise<boolean>
}

const maxAttempts = 5

/** Withdraws what nobody has answered; what is withdrawn already stays so. Throws `moved_on` if it was answered. */
export const withdrawLast = async ({ findLast, withdraw }: Withdrawals): Promise<void> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const last = await findLast()
    if (!last || last.state === 'withdrawn') return
    if (last.state !== 'objected') throw new Failure('moved_on')
    if (await withdraw(last)) return
  }
  throw new Failure('unavailable')
}

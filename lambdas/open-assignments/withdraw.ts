import { Failure } from '../platform/failure.ts'
import type { Living } from '../platform/process/living.ts'

/** What the use case needs of the store; all of it about one application. */
export type Withdrawals = {
  find: () => Promise<Living | null>
  /** Returns false if an operator or time was faster. */
  withdraw: (application: Living) => Promise<boolean>
}

const maxAttempts = 5

/**
 * Withdraws an application that nobody has decided on; one that is withdrawn already stays so. Throws
 * `application_decided`.
 */
export const withdrawApplication = async ({ find, withdraw }: Withdrawals): Promise<void> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const application = await find()
    const state = application?.life.state
    if (!application || state === 'withdrawn') return
    if (state !== 'sent') throw new Failure('application_decided')
    if (await withdraw(application)) return
  }
  throw new Failure('unavailable')
}

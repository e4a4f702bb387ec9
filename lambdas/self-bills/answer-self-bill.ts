import type { StoredSelfBill } from '#shared/self-bills/self-bill.entity.ts'
import { Failure } from '../platform/failure.ts'

/** What a partner says of the revision of a self-bill that they saw. */
export type Answer = { revision: number } & ({ name: 'approve' } | { name: 'object'; reason: string })

/** What the use case needs of the store. */
export type Answers = {
  find: () => Promise<StoredSelfBill | null>
  /** Makes the transition; null if somebody was faster. Throws `moved_on` if there is nothing to answer any more. */
  write: (bill: StoredSelfBill, answer: Answer) => Promise<StoredSelfBill | null>
}

const maxAttempts = 5

const isSaid = ({ last, revision }: StoredSelfBill, answer: Answer): boolean =>
  last?.name === answer.name &&
  revision === answer.revision + 1 &&
  (answer.name === 'approve' || last.reason === answer.reason)

/**
 * Approves or objects to the revision of a self-bill that its partner saw. The same again changes nothing. Throws
 * `moved_on` if somebody or time was faster.
 */
export const answerSelfBill = async (
  first: StoredSelfBill | null,
  answer: Answer,
  { find, write }: Answers,
): Promise<StoredSelfBill> => {
  let bill = first
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (!bill) throw new Failure('not_found')
    if (isSaid(bill, answer)) return bill
    if (bill.revision !== answer.revision) throw new Failure('moved_on')
    const written = await write(bill, answer)
    if (written) return written
    bill = await find()
  }
  throw new Failure('unavailable')
}

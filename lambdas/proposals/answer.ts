import type { Party } from '#shared/contract/process.ts'
import { Failure } from '../platform/failure.ts'
import type { LivingProposal } from '../platform/inquiries/family.ts'
import { partyMove } from '../platform/process/obstacles.ts'

/** What a business or a partner answers. */
export type Answer = {
  name: string
  by: Party
  at: string
  reason?: string
  terms?: Record<string, string>
  /** Fields that the answer states. */
  set?: Readonly<Record<string, unknown>>
}

/** What the use case needs of the stores. */
export type Answers = {
  /** The proposal, as the caller may see it; null if there is none. */
  find: () => Promise<LivingProposal | null>
  /** Returns false if somebody was faster. */
  write: (writes: ReturnType<typeof partyMove>) => Promise<boolean>
}

const maxAttempts = 5

const isDone = ({ living: { life } }: LivingProposal, { name, by }: Answer): boolean =>
  life.last?.name === name && life.last.by === by

/**
 * Makes a transition of a proposal, once: the same answer again returns the proposal as it is. Throws `not_found`, and
 * `moved_on` if somebody or time has moved it in the meantime.
 */
export const answerProposal = async (
  answerTo: (proposal: LivingProposal) => Answer,
  { find, write }: Answers,
): Promise<LivingProposal['item']> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const found = await find()
    if (!found) throw new Failure('not_found')
    const answer = answerTo(found)
    if (isDone(found, answer)) return found.item
    const writes = partyMove(found.living, answer, found.family)
    if (await write(writes)) return (await find())?.item ?? found.item
  }
  throw new Failure('unavailable')
}

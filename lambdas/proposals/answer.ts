import type { Party } from '#shared/contract/process.ts'
import { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import { Failure } from '../platform/failure.ts'
import type { LivingProposal } from '../platform/inquiries/family.ts'
import { partyMove } from '../platform/process/obstacles.ts'

/** What a business or a partner answers. */
export type Answer = {
  name: string
  by: Party
  at: string
  /** The round that is answered; by default the last one. */
  round?: number | null
  reason?: string
  terms?: Record<string, string>
  /** Fields that the answer states. */
  set?: Readonly<Record<string, unknown>>
}

type Writes = ReturnType<typeof partyMove>['writes']

/** What the use case needs of the stores. */
export type Answers = {
  /** The proposal, as the caller may see it; null if there is none. */
  find: () => Promise<LivingProposal | null>
  /** Returns false if somebody was faster. */
  write: (writes: Writes) => Promise<boolean>
  /** What is stored together with an answer: the agreement, with the second yes. */
  following?: (proposal: LivingProposal, answer: Answer) => Promise<Writes>
}

const maxAttempts = 5

/** Throws `moved_on` if the partner has been proposed again since the answer was written. */
const requireRound = ({ item }: LivingProposal, { round }: Answer): void => {
  if ((round ?? item.round) !== item.round) throw new Failure('moved_on')
}

const isDone = ({ living: { life } }: LivingProposal, { name, by }: Answer): boolean =>
  life.moved?.name === name && life.moved.by === by

/**
 * Makes a transition of a proposal as it was found, once, and returns the proposal as it is then: the same answer again
 * changes nothing. Throws `not_found`, and `moved_on` if somebody or time has moved it in the meantime.
 */
export const answerProposal = async (
  found: LivingProposal | null,
  answerTo: (proposal: LivingProposal) => Answer,
  { find, write, following }: Answers,
): Promise<LivingProposal['item']> => {
  let proposal = found
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (!proposal) throw new Failure('not_found')
    const answer = answerTo(proposal)
    requireRound(proposal, answer)
    if (isDone(proposal, answer)) return proposal.item
    const { step, writes } = partyMove(proposal.living, answer, proposal.family)
    const others = (await following?.(proposal, answer)) ?? []
    if (await write([...writes, ...others]))
      return proposalEntity.item.parse({ ...proposal.item, ...answer.set, ...step.life })
    proposal = await find()
  }
  throw new Failure('unavailable')
}

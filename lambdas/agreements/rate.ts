import type { AgreementSide } from '#shared/agreements/agreement.ts'
import type { StoredRating } from '#shared/agreements/rating.entity.ts'
import { ratingProcess } from '#shared/agreements/rating.process.ts'
import type { Rating } from '#shared/agreements/rating.ts'
import { lifeOf, movesOf } from '#shared/contract/process.ts'
import { Failure } from '../platform/failure.ts'
import { type Caller, requireOwn, type StoredAgreement } from './found.ts'

/** What the use case needs of the store. */
export type RatingStore = {
  find: () => Promise<StoredAgreement | null>
  /** Makes the transition with what the side says; returns false if somebody or time was faster. */
  rate: (stored: StoredRating, given: Caller & { move: string; rating: Rating }) => Promise<boolean>
}

const maxAttempts = 5

const ownOf = { business: 'byBusiness', partner: 'byPartner' } as const

const moves = {
  business: ['rateAsBusiness', 'showAsBusiness'],
  partner: ['rateAsPartner', 'showAsPartner'],
} as const satisfies Record<AgreementSide, readonly string[]>

/** The transition by which a side gives its rating. Throws `rating_closed` if it is too late. */
const moveOf = (stored: StoredRating, side: AgreementSide): string => {
  const { state } = lifeOf(ratingProcess, stored, stored.createdAt)
  const possible = movesOf(ratingProcess, state, side)
  const move = moves[side].find(name => possible.includes(name))
  if (!move) throw new Failure('rating_closed')
  return move
}

/**
 * Rates the other side of an agreement that has ended, once: the same again changes nothing. Throws `moved_on` before the
 * end and for another rating than the one given, and `rating_closed` once the time is over or a side has been erased.
 */
export const rateOther = async (
  first: StoredAgreement | null,
  { rating, ...caller }: Caller & { rating: Rating },
  { find, rate }: RatingStore,
): Promise<StoredAgreement> => {
  let found = requireOwn(first, caller)
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { state } = found.item
    if (!found.rating)
      throw new Failure(state === 'ended' || state === 'concluded' ? 'rating_closed' : 'moved_on')
    const own = found.rating[ownOf[caller.side]]
    if (own && own.mark === rating.mark && own.words === rating.words) return found
    if (own) throw new Failure('moved_on')
    await rate(found.rating, { ...caller, rating, move: moveOf(found.rating, caller.side) })
    found = requireOwn(await find(), caller)
  }
  throw new Failure('unavailable')
}

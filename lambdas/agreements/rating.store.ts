import { countingRating, livingRating } from '../platform/agreements/ratings.store.ts'
import { noFamily } from '../platform/process/living.ts'
import { partyMove } from '../platform/process/obstacles.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { readAgreement } from './agreements.store.ts'
import type { RatingStore } from './rate.ts'

/** The ratings of one agreement, as one request changes them. */
export const ratingOf = (id: string, at: string): RatingStore => ({
  find: () => readAgreement(id),
  rate: (stored, { side: by, accountId: who, move: name, rating }) => {
    const set = by === 'business' ? { byBusiness: rating } : { byPartner: rating }
    const { step, writes } = partyMove(livingRating(stored), { name, by, at, who, set }, noFamily)
    const { partnerId, byBusiness } = { ...stored, ...set }
    const isShown = step.life.state === 'shown'
    return tryTransact([...writes, ...(isShown ? countingRating(partnerId, byBusiness) : [])])
  },
})

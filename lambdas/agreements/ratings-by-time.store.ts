import { ratingEntity } from '#shared/agreements/rating.entity.ts'
import { countingRating, livingRating } from '../platform/agreements/ratings.store.ts'
import type { Found } from '../platform/process/found.ts'
import { noFamily } from '../platform/process/living.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { Key } from '../platform/table/table.ts'

/** Ratings as time moves them; null if they are gone. */
export const findRatingAt = async (key: Key): Promise<Found | null> => {
  const stored = await getItem(key, ratingEntity.item)
  return (
    stored && {
      living: livingRating(stored),
      family: noFamily,
      effects: async transition =>
        transition === 'show' ? { writes: countingRating(stored.partnerId, stored.byBusiness) } : {},
    }
  )
}

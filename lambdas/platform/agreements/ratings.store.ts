import { isCarriedOut } from '#shared/agreements/agreement.ts'
import { ratingEntity, type StoredRating } from '#shared/agreements/rating.entity.ts'
import { ratingProcess } from '#shared/agreements/rating.process.ts'
import { partnerTotalsEntity } from '#shared/assignments/partner-totals.entity.ts'
import { lifeOf } from '#shared/contract/process.ts'
import { startOf } from '#shared/contract/step.ts'
import type { LivingAgreement } from '../inquiries/family.ts'
import { type Living, lifeAttributes, schedulingDue } from '../process/living.ts'
import { present } from '../table/condition.ts'
import { ttlOf } from '../table/retention.ts'
import type { TransactItem } from '../table/table.ts'
import { update } from '../table/update.ts'
import { putNew } from '../table/write-items.ts'
import { agreementLinks } from './versions.store.ts'

export const livingRating = (item: StoredRating): Living => ({
  process: ratingProcess,
  id: item.id,
  key: ratingEntity.key({ id: item.id }),
  life: lifeOf(ratingProcess, item, item.createdAt),
})

/**
 * The ratings that begin with the end of an agreement that was carried out; part of the transaction that ends it. None if
 * one of the two has been erased: nobody would be rated.
 */
export const openingRatings = async (
  { id, state, businessId, partnerId, companyName, title, business, partner }: LivingAgreement['item'],
  at: string,
): Promise<TransactItem[]> => {
  if (!isCarriedOut(state) || !business || !partner) return []
  const key = ratingEntity.key({ id })
  const ttl = ttlOf(ratingEntity)
  const living = { process: ratingProcess, id, key, life: startOf(ratingProcess, at, { ended: at }) }
  return [
    putNew({
      ...{ ...key, id, businessId, partnerId, companyName, title, business, partner },
      ...{ byBusiness: null, byPartner: null, createdAt: at, ttl, ...lifeAttributes(living) },
    }),
    ...schedulingDue(living),
    ...(await agreementLinks([business.email, partner.email], key, ttl)),
  ]
}

/** Counts the rating of a partner once it is shown; part of that transaction. */
export const countingRating = (partnerId: string, byBusiness: StoredRating['byBusiness']): TransactItem[] =>
  byBusiness
    ? [
        update(partnerTotalsEntity.key({ sub: partnerId }))
          .add({ ratings: 1, marks: byBusiness.mark })
          .expect({ PK: present }),
      ]
    : []

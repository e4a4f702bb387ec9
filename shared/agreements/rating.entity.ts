import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { lifeFields, statesOf } from '../contract/process.ts'
import { itemDays } from '../privacy/retention.ts'
import { agreementPartition, agreementSide } from './agreement.entity.ts'
import { ratingProcess } from './rating.process.ts'
import { givenRating } from './rating.ts'

/** Next to its agreement. What others see of it is only the partner's sum of all. */
export const ratingEntity = entity({
  what: 'how the two sides of an agreement rate each other',
  pk: agreementPartition,
  sk: 'RATING',
  item: z.object({
    ...lifeFields,
    id: z.string(),
    state: z.enum(statesOf(ratingProcess)),
    businessId: z.string(),
    partnerId: z.string(),
    companyName: z.string(),
    title: z.string(),
    /** Whom the mails about it reach. */
    business: agreementSide,
    partner: agreementSide,
    byBusiness: z.nullable(givenRating),
    byPartner: z.nullable(givenRating),
    createdAt: z.string(),
  }),
  kept: { days: itemDays.received },
  why: 'What the two sides said of each other',
  onErasure: 'removed',
  heading: 'Ratings',
  mailsOn: 'stored and changed',
})

export type StoredRating = z.infer<typeof ratingEntity.item>

import type * as z from 'zod/mini'
import { lifeOf } from '#shared/contract/process.ts'
import { startOf } from '#shared/contract/step.ts'
import { planEntity } from '#shared/credits/plan.entity.ts'
import { planProcess } from '#shared/credits/plan.process.ts'
import { nextOrderDay, orderInstant } from '#shared/credits/plan-days.ts'
import type { Living } from '../platform/process/living.ts'

export type StoredPlan = z.infer<typeof planEntity.item>

/** A plan as it is started, before it has a place in its process. */
export type NewPlan = Omit<
  StoredPlan,
  'state' | 'lastOrderId' | 'revision' | 'since' | 'terms' | 'due' | 'last' | 'processVersion'
>

/** The instant of the order that comes after those that a plan has made. */
export const nextOrderAt = (plan: Pick<StoredPlan, 'startedOn' | 'months'>): string =>
  orderInstant(nextOrderDay(plan))

type Kept = Pick<StoredPlan, 'id' | 'businessId' | 'number'>

const whereOf = ({ id, businessId: sub, number }: Kept) => ({
  process: planProcess,
  id,
  key: planEntity.key({ sub, number }),
})

/** A plan at the beginning of its process. */
export const newPlan = (plan: NewPlan): Living => ({
  ...whereOf(plan),
  life: startOf(planProcess, plan.createdAt, { next: nextOrderAt(plan) }),
})

/** A plan in its process. */
export const livingPlan = (stored: StoredPlan): Living => ({
  ...whereOf(stored),
  life: lifeOf(planProcess, stored, stored.createdAt),
})

/** When a plan makes its next order: as announced, or on its day. */
export const orderAt = (plan: StoredPlan): string => plan.due?.order ?? nextOrderAt(plan)

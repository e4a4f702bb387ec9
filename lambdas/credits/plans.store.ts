import { keyParts } from '#shared/contract/key-template.ts'
import { planEntity } from '#shared/credits/plan.entity.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { lifeAttributes, schedulingDue } from '../platform/process/living.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Key } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { putNew } from '../platform/table/write-items.ts'
import { newPlan, type StoredPlan } from './plan-life.ts'
import { planOrder } from './plan-orders.store.ts'
import { type PlanStarts, replyOf } from './start-plan.ts'

/** The last plan of a business, which may have ended; null if it never had one. */
export const findPlan = async (sub: string): Promise<StoredPlan | null> => {
  const [last] = await queryItems({ ...planEntity.list({ sub }), newestFirst: true, max: 1 }, planEntity.item)
  return last ?? null
}

/** The plan with this key; null if it was erased. */
export const findPlanAt = (key: Key): Promise<StoredPlan | null> =>
  keyParts(planEntity.sk, key.SK) ? getItem(key, planEntity.item) : Promise.resolve(null)

/** Plans as one submission starts them: with the first order and the receipt, in one transaction. */
export const plansWith = (receipt: Receipt): PlanStarts => ({
  store: async plan => {
    const { id, createdAt } = plan
    const living = newPlan(plan)
    const order = await planOrder(plan, { month: plan.months, at: createdAt, account: plan.email })
    const reply = replyOf(order.id, plan.priceOre)
    const index = planEntity.indexKey({ kind: 'plan', createdAt, id })
    const isStored = await tryTransact([
      putNew({ ...living.key, ...index, ...plan, lastOrderId: order.id, ...lifeAttributes(living) }),
      ...schedulingDue(living),
      ...order.writes,
      receipt(reply),
    ])
    return isStored ? reply : null
  },
})

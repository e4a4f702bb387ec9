import { announcedDays } from '#shared/credits/plan.process.ts'
import { priceOreOf } from '#shared/credits/prices.ts'
import type { Effects } from '../platform/process/found.ts'
import { findAddress } from './account-orders.store.ts'
import { nextOrderAt, type StoredPlan } from './plan-life.ts'
import { planOrder } from './plan-orders.store.ts'
import { findPrices } from './prices.store.ts'

const endOf = ({ state, terms }: StoredPlan): string => (state === 'notice' && terms?.end) || '~'

const dayMs = 86_400_000

/** When an order that is told now counts as told: so early that what a notice left to come comes before the end. */
const announcedAt = (plan: StoredPlan, now: string): string => {
  const end = Date.parse(endOf(plan))
  if (Number.isNaN(end)) return now
  const last = new Date(end - announcedDays * dayMs - 60_000).toISOString()
  return now < last ? now : last
}

/** The price that is told is the one that was agreed, or the price list if that is lower by now. */
const announcing = async (plan: StoredPlan, now: string): Promise<Effects> => {
  const listed = priceOreOf(plan.credits, await findPrices())
  return {
    set: { priceOre: Math.min(plan.priceOre, listed) },
    terms: { announced: announcedAt(plan, now) },
  }
}

/** Each month counts from the first order, so that one that was missed is made, too, and each once. */
const ordering = async (plan: StoredPlan, now: string): Promise<Effects> => {
  const months = plan.months + 1
  // Whoever started the plan may have left the company since.
  const account = (await findAddress(plan.businessId)) ?? plan.email
  const next = nextOrderAt({ ...plan, months })
  const { id, writes } = await planOrder(plan, { month: months, at: now, account })
  return {
    set: { months, lastOrderId: id },
    ...(next < endOf(plan) && { terms: { next } }),
    writes,
  }
}

/** Whether an order that was shown to come before the end is not made yet, or not even announced after an outage. */
const isOrderLeft = (plan: StoredPlan): boolean => {
  const { due, terms } = plan
  const isUntold = due?.announce !== undefined && (terms?.next ?? '~') < endOf(plan)
  return isUntold || (due?.order ?? '~') < endOf(plan)
}

/** What belongs to a transition of a plan by time; its end waits for an order that was due before. */
export const planEffects =
  (plan: StoredPlan) =>
  async (transition: string, now: string): Promise<Effects> => {
    if (transition === 'announce') return announcing(plan, now)
    if (transition === 'order') return ordering(plan, now)
    if (transition === 'end' && isOrderLeft(plan)) return { waits: true }
    return {}
  }

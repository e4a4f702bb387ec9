import type * as z from 'zod/mini'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import type { startPlan as startPlanEndpoint } from '#shared/credits/account-plan.ts'
import { type CreditPrice, priceOreOf } from '#shared/credits/prices.ts'
import { withVatOre } from '#shared/credits/vat.ts'
import { Failure } from '../platform/failure.ts'
import { requirePresentTerms } from '../platform/terms/acceptance.ts'
import type { NewPlan, StoredPlan } from './plan-life.ts'

type Submitted = z.output<(typeof startPlanEndpoint)['body']>

type Started = { id: string; priceOre: number; priceWithVatOre: number }

/** What the use case needs of the store. */
export type PlanStarts = {
  /** Stores a plan with its first order; returns the reply, or null if the business has a plan by now. */
  store: (plan: NewPlan) => Promise<Started | null>
}

type Surroundings = {
  prices: readonly CreditPrice[]
  /** The last plan of the business. */
  before: StoredPlan | null
  account: { sub: string; email: string }
  now: string
  plans: PlanStarts
}

/**
 * Starts a plan at the present price, under the present terms, with its first order. Throws `plan_exists` if one runs,
 * `terms_changed`, or `price_changed` with the present price.
 */
export const startPlan = async (
  { credits, priceOre, termsVersion, language, ...buyer }: Submitted,
  { prices, before, account: { sub, email }, now, plans }: Surroundings,
): Promise<Started> => {
  requirePresentTerms(termsVersion)
  if (before && before.state !== 'ended') throw new Failure('plan_exists')
  const present = priceOreOf(credits, prices)
  if (present !== priceOre) throw new Failure('price_changed', { priceOre: present })
  const number = (before?.number ?? 0) + 1
  const plan = {
    ...{ id: `${sub}.${number}`, number, businessId: sub, companyName: buyer.companyName, buyer },
    ...{ credits, priceOre, startedOn: swedishDay(now), months: 1, email, language, termsVersion },
    createdAt: now,
  }
  const started = await plans.store(plan)
  if (!started) throw new Failure('plan_exists')
  return started
}

/** What a client gets for an order. */
export const replyOf = (id: string, priceOre: number): Started => ({
  id,
  priceOre,
  priceWithVatOre: withVatOre(priceOre),
})

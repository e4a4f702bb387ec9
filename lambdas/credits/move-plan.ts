import { isEnd } from '#shared/contract/process.ts'
import { planProcess } from '#shared/credits/plan.process.ts'
import { endOfDay, noticeEndsOn } from '#shared/credits/plan-days.ts'
import { type CreditPrice, priceOreOf } from '#shared/credits/prices.ts'
import { Failure } from '../platform/failure.ts'
import { type Move, noFamily } from '../platform/process/living.ts'
import { partyMove } from '../platform/process/obstacles.ts'
import { livingPlan, nextOrderAt, orderAt, type StoredPlan } from './plan-life.ts'
import { shownPlan } from './shown-plan.ts'

/** What the use case needs of the store. */
export type PlanMoves = {
  find: () => Promise<StoredPlan | null>
  /** Returns false if somebody or time was faster. */
  write: (writes: ReturnType<typeof partyMove>['writes']) => Promise<boolean>
}

type Wanted = Omit<Move, 'by' | 'at'>

const maxAttempts = 5

/**
 * Makes a transition of a plan as it was found, and returns the plan as it is then. `wantedOf` returns null if it was
 * made before. Throws `not_found`, and `moved_on` if somebody or time has changed what the caller decided by.
 */
export const movePlan = async (
  found: StoredPlan | null,
  wantedOf: (plan: StoredPlan) => Wanted | null,
  { plans: { find, write }, now: at }: { plans: PlanMoves; now: string },
): Promise<StoredPlan> => {
  let plan = found
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (!plan) throw new Failure('not_found')
    const wanted = wantedOf(plan)
    if (!wanted) return plan
    const { step, writes } = partyMove(livingPlan(plan), { ...wanted, by: 'business', at }, noFamily)
    if (await write(writes)) return { ...plan, ...wanted.set, ...step.life } as StoredPlan
    plan = await find()
  }
  throw new Failure('unavailable')
}

type Change = { credits: number; priceOre: number; nextOrderOn: string }

/** A change of what is ordered, from the next order on. Throws `price_changed` if the price list has another price. */
export const changing =
  ({ credits, priceOre, nextOrderOn }: Change, prices: readonly CreditPrice[], now: string) =>
  (plan: StoredPlan): Wanted | null => {
    if (plan.credits === credits) return null
    if (shownPlan(plan, now).nextOrderOn !== nextOrderOn) throw new Failure('moved_on')
    const present = priceOreOf(credits, prices)
    if (present !== priceOre) throw new Failure('price_changed', { priceOre: present })
    return { name: 'change', set: { credits, priceOre }, about: { credits } }
  }

type Noticed = Pick<Move, 'set' | 'terms' | 'withholds'>

/** What a notice given now sets: the last day, and that no order comes after it. */
export const noticeOf = (plan: StoredPlan, now: string, noticeBy: 'business' | 'operator'): Noticed => {
  const endsOn = noticeEndsOn(now)
  const end = endOfDay(endsOn)
  return {
    set: { endsOn, noticeBy },
    terms: { end },
    withholds: orderAt(plan) < end ? [] : ['announce', 'order'],
  }
}

/** The business's notice. */
export const givingNotice =
  ({ endsOn }: { endsOn: string }, now: string) =>
  (plan: StoredPlan): Wanted | null => {
    if (plan.state === 'notice') return null
    if (isEnd(planProcess, plan.state) || endsOn !== noticeEndsOn(now)) throw new Failure('moved_on')
    return { name: 'giveNotice', ...noticeOf(plan, now, 'business') }
  }

/** Takes a notice back, unless we gave it. An order that the notice had held back comes after all. */
export const regretting = (plan: StoredPlan): Wanted | null => {
  if (plan.state === 'active') return null
  if (plan.noticeBy !== 'business') throw new Failure('moved_on')
  const { announce, order } = plan.due ?? {}
  const terms: Move['terms'] = announce || order ? {} : { next: nextOrderAt(plan) }
  return { name: 'regret', set: { endsOn: null, noticeBy: null }, terms }
}

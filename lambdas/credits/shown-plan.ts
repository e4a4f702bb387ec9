import { swedishDay } from '#shared/contract/swedish-day.ts'
import type { AccountPlan } from '#shared/credits/account-plan.ts'
import { endOfDay, monthsAfter, noticeEndsOn, orderInstant } from '#shared/credits/plan-days.ts'
import { orderAt, type StoredPlan } from './plan-life.ts'

/** The days of the orders that still come until the end of a day. */
const orderDaysUntil = (plan: StoredPlan, endsOn: string): string[] => {
  const days = [swedishDay(orderAt(plan))]
  for (let month = plan.months + 1; days.length < 3; month += 1) days.push(monthsAfter(plan.startedOn, month))
  return days.filter(day => orderInstant(day) < endOfDay(endsOn))
}

const nextDayOf = (plan: StoredPlan): string | null => {
  if (plan.state === 'ended') return null
  if (plan.state === 'active' || !plan.endsOn) return swedishDay(orderAt(plan))
  return orderDaysUntil(plan, plan.endsOn)[0] ?? null
}

/** The last day: that of the notice, unless the money of the first order was paid back before. */
const lastDayOf = ({ state, since, endsOn }: StoredPlan): string | null => {
  const ended = state === 'ended' && since ? swedishDay(since) : null
  return ended && (!endsOn || ended < endsOn) ? ended : (endsOn ?? null)
}

/** A plan as its business sees it. */
export const shownPlan = (plan: StoredPlan, now: string): AccountPlan => {
  const { number, state, credits, priceOre, startedOn, months, noticeBy } = plan
  const end = noticeEndsOn(now)
  return {
    ...{ number, state, credits, priceOre, startedOn, months },
    nextOrderOn: nextDayOf(plan),
    endsOn: lastDayOf(plan),
    noticeBy: noticeBy ?? null,
    reason: plan.noticeReason ?? null,
    ifNoticeNow: state === 'active' ? { endsOn: end, orderDays: orderDaysUntil(plan, end) } : null,
  }
}

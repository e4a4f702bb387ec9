import type { planCommands } from '#shared/credits/plans.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten, type Write } from '../platform/commands/until-written.ts'
import type { Move } from '../platform/process/living.ts'
import { noticeOf } from './move-plan.ts'
import type { StoredPlan } from './plan-life.ts'

/** What the use case needs of the store. */
export type PlanEndings = {
  find: (businessId: string) => Promise<StoredPlan | null>
  /** Makes a transition ready to be written; throws a refusal if it cannot be made. */
  moving: (plan: StoredPlan, move: Omit<Move, 'by' | 'at'>) => Write
}

/** Gives notice of a plan on our side. Throws a refusal if none runs. */
export const endPlan = (
  { businessId, reason }: InputOf<(typeof planCommands)['plans end']>,
  { plans, now }: { plans: PlanEndings; now: string },
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const plan = await plans.find(businessId)
    if (!plan) throw new Refusal('The business has no plan.')
    if (plan.state === 'notice') return null
    const { set, ...notice } = noticeOf(plan, now, 'operator')
    return plans.moving(plan, {
      name: 'terminate',
      reason,
      set: { ...set, noticeReason: reason },
      ...notice,
    })
  })

import type * as z from 'zod/mini'
import { orderNumber } from '#shared/credits/order-number.ts'
import type { refundEntity } from '#shared/credits/refund.entity.ts'
import type { refundCommands } from '#shared/credits/refunds.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { StoredPlan } from './plan-life.ts'

type StoredRefund = z.infer<typeof refundEntity.item>

type Grant = { refund: StoredRefund; balance: number; plan: StoredPlan | null; reference: string }

/** What the use cases need of the store. A write returns false if the data changed in the meantime. */
export type Refunds = {
  find: (businessId: string) => Promise<StoredRefund | null>
  findBalance: (businessId: string) => Promise<number>
  findPlan: (businessId: string) => Promise<StoredPlan | null>
  isUnused: (businessId: string) => Promise<boolean>
  /** Notes that the money is paid back, takes the credits back, and ends a plan that runs. */
  grant: (grant: Grant) => Promise<boolean>
  decline: (refund: StoredRefund, reason: string) => Promise<boolean>
}

const requireRefund = async (businessId: string, { find }: Refunds): Promise<StoredRefund> => {
  const refund = await find(businessId)
  if (!refund) throw new Refusal('The business has not asked for money back.')
  return refund
}

/** Notes that the money of a first order is paid back. Throws a refusal if credits were used after the request. */
export const grantRefund = (
  { businessId, reference }: InputOf<(typeof refundCommands)['refunds grant']>,
  refunds: Refunds,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const refund = await requireRefund(businessId, refunds)
    if (refund.state === 'granted') return null
    const [balance, plan] = await Promise.all([refunds.findBalance(businessId), refunds.findPlan(businessId)])
    // After the balance, which refuses the write if credits are used in between.
    if (!(await refunds.isUnused(businessId)) || balance < refund.credits)
      throw new Refusal('The business has used credits in the meantime: decline it with that reason.')
    const note = reference ?? `Order ${orderNumber(refund.id)}`
    return () => refunds.grant({ refund, balance, plan, reference: note })
  })

/** Declines a request, with a reason that the business gets. */
export const declineRefund = (
  { businessId, reason }: InputOf<(typeof refundCommands)['refunds decline']>,
  refunds: Refunds,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const refund = await requireRefund(businessId, refunds)
    return refund.state === 'declined' ? null : () => refunds.decline(refund, reason)
  })

import * as z from 'zod/mini'
import { creditChangeEntity } from '#shared/credits/credit-change.entity.ts'
import { creditsEntity } from '#shared/credits/credits.entity.ts'
import { refundEntity } from '#shared/credits/refund.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { findCreditsLeft } from '../platform/ledger/credits-left.store.ts'
import { lifeAttributes, noFamily, schedulingDue } from '../platform/process/living.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { lessThan } from '../platform/table/condition.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { putNew } from '../platform/table/write-items.ts'
import { findRefund } from './account-orders.store.ts'
import type { RefundRequests } from './ask-refund.ts'
import { changingCredits } from './balance.store.ts'
import type { Refunds } from './decide-refund.ts'
import { livingPlan } from './plan-life.ts'
import { findPlan } from './plans.store.ts'
import { livingRefund, newRefund } from './refund-life.ts'
import { postingRefund } from './refund-posting.store.ts'

/** Whether a business has never used credits. */
export const isUnused = async (sub: string): Promise<boolean> => {
  const used = { ...creditChangeEntity.list({ sub }), where: { credits: lessThan(0) } }
  return (await queryItems(used, z.object({ credits: z.int() }))).length === 0
}

export const refundRequests: RefundRequests = {
  store: async refund => {
    const { id, createdAt } = refund
    const living = newRefund(refund, createdAt)
    const index = refundEntity.indexKey({ kind: 'refund', createdAt, id })
    return tryTransact([
      putNew({ ...living.key, ...index, ...refund, ...lifeAttributes(living) }),
      ...schedulingDue(living),
    ])
  },
}

/** The requests for money back, as one operation decides on them. */
export const refundsBy = (operation: Operation): Refunds => {
  const { at, by: who } = operation
  return {
    find: findRefund,
    findBalance: findCreditsLeft,
    findPlan,
    isUnused,
    grant: async ({ refund, balance, plan, reference }) => {
      const { id, credits, businessId } = refund
      const change = {
        id: `${id}-refund`,
        kind: 'refund',
        credits: -credits,
        reference,
        createdAt: at,
      } as const
      const about = { orderId: id, credits: -credits, balance: balance - credits }
      const { posting, writes } = await postingRefund(refund, { at, by: who })
      const isRunning = plan && plan.state !== 'ended'
      return tryTransact([
        ...operatorMove(livingRefund(refund), { name: 'grant', at, who }, noFamily),
        ...(isRunning ? operatorMove(livingPlan(plan), { name: 'close', at, who }, noFamily) : []),
        ...(await changingCredits(businessId, balance, change, posting)),
        ...writes,
        auditItem(operation, creditsEntity.key({ sub: businessId }).PK, about),
      ])
    },
    decline: (refund, reason) =>
      tryTransact(operatorMove(livingRefund(refund), { name: 'decline', at, who, reason }, noFamily)),
  }
}

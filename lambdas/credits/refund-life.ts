import type * as z from 'zod/mini'
import { lifeOf } from '#shared/contract/process.ts'
import { startOf } from '#shared/contract/step.ts'
import { refundEntity } from '#shared/credits/refund.entity.ts'
import { refundProcess } from '#shared/credits/refund.process.ts'
import type { Living } from '../platform/process/living.ts'

export type RefundState = keyof typeof refundProcess.states

type StoredRefund = z.infer<typeof refundEntity.item>

type Asked = Pick<StoredRefund, 'id' | 'businessId'>

/** A request for money back at the beginning of its process. */
export const newRefund = ({ id, businessId: sub }: Asked, at: string): Living => ({
  process: refundProcess,
  id,
  key: refundEntity.key({ sub }),
  life: startOf(refundProcess, at),
})

/** A request for money back in its process. */
export const livingRefund = (stored: StoredRefund): Living => ({
  ...newRefund(stored, stored.createdAt),
  life: lifeOf(refundProcess, stored, stored.createdAt),
})

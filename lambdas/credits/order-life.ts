import * as z from 'zod/mini'
import { lifeFields, lifeOf } from '#shared/contract/process.ts'
import { startOf } from '#shared/contract/step.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { orderProcess } from '#shared/credits/order.process.ts'
import type { Living } from '../platform/process/living.ts'

export type OrderState = keyof typeof orderProcess.states

/** What says where an order is in its process. */
export const orderLifeFields = {
  ...lifeFields,
  id: z.string(),
  createdAt: z.string(),
  ...z.pick(creditOrderEntity.item, { state: true, paidAt: true, cancelledAt: true }).shape,
}

type StoredLife = z.infer<z.ZodMiniObject<typeof orderLifeFields>>

/** The state of an order; one from before there was a process says when it was paid or cancelled. */
export const stateOfOrder = ({
  state,
  paidAt,
  cancelledAt,
}: Pick<StoredLife, 'state' | 'paidAt' | 'cancelledAt'>): OrderState =>
  state ?? (paidAt ? 'paid' : cancelledAt ? 'cancelled' : 'ordered')

/** An order in its process, as it is stored. */
export const livingOrder = (stored: StoredLife): Living => {
  const { id, createdAt } = stored
  const life = lifeOf(orderProcess, { ...stored, state: stateOfOrder(stored) }, createdAt)
  return { process: orderProcess, id, key: creditOrderEntity.key({ id }), life }
}

/** An order at the beginning of its process. */
export const newOrder = (id: string, at: string): Living => ({
  process: orderProcess,
  id,
  key: creditOrderEntity.key({ id }),
  life: startOf(orderProcess, at),
})

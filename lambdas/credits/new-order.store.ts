import type * as z from 'zod/mini'
import { fillKey } from '#shared/contract/key-template.ts'
import { creditOrderEntity, creditOrderLink } from '#shared/credits/credit-order.entity.ts'
import { environment } from '../platform/env/environment.ts'
import { lifeAttributes, schedulingDue } from '../platform/process/living.ts'
import { hashedPersonItem } from '../platform/table/person-item.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { putNew } from '../platform/table/write-items.ts'
import { newOrder } from './order-life.ts'

type StoredOrder = z.infer<typeof creditOrderEntity.item>

/** What an order notes of when its VAT is due: a later change of the stage leaves it as it was sold. */
const vatTime = (): Pick<StoredOrder, 'vatAt'> => (environment('VAT_AT') === 'use' ? { vatAt: 'use' } : {})

/** The writes of an order that is stored now, with its links from these addresses. Nobody waits for what a robot sent. */
export const orderWrites = (order: StoredOrder, emailHashes: readonly string[]): TransactItem[] => {
  const { id, createdAt, suspect } = order
  const key = creditOrderEntity.key({ id })
  const ttl = accountingTtl(Date.parse(createdAt))
  const index = creditOrderEntity.indexKey({ kind: 'order', createdAt, id })
  const name = fillKey(creditOrderLink, { createdAt, id })
  const living = newOrder(id, createdAt)
  return [
    putNew({ ...key, ...index, ...order, ...vatTime(), ...(suspect ? {} : lifeAttributes(living)), ttl }),
    ...(suspect ? [] : schedulingDue(living)),
    ...emailHashes.map(hash => hashedPersonItem(hash, key, { name, ttl })),
  ]
}

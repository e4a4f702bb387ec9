import * as z from 'zod/mini'
import { keys } from '../platform/table/keys.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { auditItem } from './audit.store.ts'
import { balanceOf, creditItems } from './credit-items.store.ts'
import type { Credits } from './credits.ts'
import { found } from './found.store.ts'
import type { Operation } from './run.ts'
import { newItem } from './writes.store.ts'
import { written } from './written.store.ts'

const receiptKey = (id: string) => keys.once(`operator-${id}`)

/** The credits of businesses, as one asking of a command changes them. */
export const creditsFor = (operation: Operation): Credits => ({
  isMade: async (businessId, { id, createdAt }) => {
    const any = z.looseObject({})
    const [receipt, change] = await Promise.all([
      found(receiptKey(id), any),
      found(keys.creditChange(businessId, createdAt, id), any),
    ])
    return receipt !== null || change !== null
  },
  balance: balanceOf,
  make: (businessId, before, change) => {
    const receipt = newItem({ ...receiptKey(change.id), ttl: ttlOf('once') })
    const about = { changeId: change.id, credits: change.credits }
    return written([
      { Put: receipt },
      ...creditItems(businessId, before, change),
      auditItem(operation, keys.credits(businessId).PK, about),
    ])
  },
})

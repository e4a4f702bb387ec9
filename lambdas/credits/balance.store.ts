import * as z from 'zod/mini'
import { type CreditChange, creditChange } from '#shared/credits/read-credits.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { absentOr } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { keys } from '../platform/table/keys.ts'
import { type PageRequest, readPage } from '../platform/table/pages.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { putNew } from '../platform/table/write-items.ts'
import type { CreditRecords } from './record-credits.ts'

const creditsItem = z.object({ balance: z.int() })

/** The credits of a business; 0 before its first order. */
export const findBalance = async (businessId: string): Promise<number> =>
  (await getItem(keys.credits(businessId), creditsItem))?.balance ?? 0

/** A page of the changes of the balance, newest first. */
export const listCreditChanges = (businessId: string, request: PageRequest) =>
  readPage(
    { partition: { PK: keys.credits(businessId).PK }, beginsWith: 'CREDIT#', item: creditChange },
    request,
  )

/** Changes a balance that is as it was read, and its history, the history first; part of a transaction. */
export const changingCredits = (
  businessId: string,
  before: number,
  change: Omit<CreditChange, 'balance'>,
): TransactItem[] => {
  const balance = before + change.credits
  return [
    putNew({ ...keys.creditChange(businessId, change.createdAt, change.id), ...change, balance }),
    update(keys.credits(businessId))
      .set({ balance })
      .expect({ balance: before === 0 ? absentOr(before) : before }),
  ]
}

const receiptKey = (id: string) => keys.once(`operator-${id}`)

/** The credits of businesses, as one operation changes them. */
export const creditRecords = (operation: Operation): CreditRecords => ({
  isMade: async (businessId, { id, createdAt }) => {
    const any = z.looseObject({})
    const [receipt, change] = await Promise.all([
      getItem(receiptKey(id), any),
      getItem(keys.creditChange(businessId, createdAt, id), any),
    ])
    return receipt !== null || change !== null
  },
  findBalance,
  make: (businessId, balance, change) => {
    const about = { changeId: change.id, credits: change.credits }
    return tryTransact([
      putNew({ ...receiptKey(change.id), ttl: ttlOf('once') }),
      ...changingCredits(businessId, balance, change),
      auditItem(operation, keys.credits(businessId).PK, about),
    ])
  },
})

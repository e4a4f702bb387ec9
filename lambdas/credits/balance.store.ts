import * as z from 'zod/mini'
import { creditChangeEntity } from '#shared/credits/credit-change.entity.ts'
import { creditsEntity } from '#shared/credits/credits.entity.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { creditChange, type NewCreditChange } from '#shared/credits/read-credits.ts'
import { onceEntity } from '#shared/submissions/once.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { correction } from '../platform/ledger/credit-postings.store.ts'
import { findCreditsLeft } from '../platform/ledger/credits-left.store.ts'
import type { Posting } from '../platform/ledger/entry.ts'
import { creditsOpening } from '../platform/ledger/openings.ts'
import { posting } from '../platform/ledger/posting.store.ts'
import { getItem } from '../platform/table/get-item.ts'
import { type PageRequest, readPage } from '../platform/table/pages.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { putNew } from '../platform/table/write-items.ts'
import type { CreditRecords } from './record-credits.ts'

/** A page of the changes of the balance, newest first. */
export const listCreditChanges = (businessId: string, request: PageRequest) =>
  readPage({ ...creditChangeEntity.list({ sub: businessId }), item: creditChange }, request)

/**
 * Changes a balance that is as it was read, in its history and in the ledger, the history first; part of a transaction,
 * which posts nothing else. Refused there if the ledger has another balance by then.
 */
export const changingCredits = async (
  businessId: string,
  before: number,
  change: NewCreditChange,
  ...[first, ...others]: readonly [Posting, ...Posting[]]
): Promise<TransactItem[]> => {
  const balance = before * creditValueOre
  const decidedOn = { account: 'available', owner: businessId, balance } as const
  return [
    putNew({
      ...creditChangeEntity.key({ sub: businessId, createdAt: change.createdAt, id: change.id }),
      ...change,
      balance: before + change.credits,
    }),
    ...(await posting(creditsOpening(businessId, before, first), { ...first, decidedOn }, ...others)),
  ]
}

const receiptKey = (id: string) => onceEntity.key({ keyHash: `operator-${id}` })

/** The credits of businesses, as one operation changes them. */
export const creditRecords = (operation: Operation): CreditRecords => ({
  isMade: async (businessId, { id, createdAt }) => {
    const any = z.looseObject({})
    const [receipt, change] = await Promise.all([
      getItem(receiptKey(id), any),
      getItem(creditChangeEntity.key({ sub: businessId, createdAt, id }), any),
    ])
    return receipt !== null || change !== null
  },
  findBalance: findCreditsLeft,
  make: async (businessId, balance, change) => {
    const about = { changeId: change.id, credits: change.credits }
    const byHand = { ...change, businessId, isPurchase: change.kind === 'purchase' }
    return tryTransact([
      putNew({ ...receiptKey(change.id), ttl: ttlOf(onceEntity) }),
      ...(await changingCredits(businessId, balance, change, await correction(byHand, operation))),
      auditItem(operation, creditsEntity.key({ sub: businessId }).PK, about),
    ])
  },
})

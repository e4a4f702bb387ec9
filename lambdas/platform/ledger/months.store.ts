import { earningsEntity, type StoredMonth } from '#shared/earnings/earnings.entity.ts'
import { getItem } from '../table/get-item.ts'
import { queryItems } from '../table/query-items.ts'
import type { TransactItem } from '../table/table.ts'
import type { Posting } from './entry.ts'
import {
  accountsOf,
  type LedgerMonth,
  ledgerMonth,
  type MonthRead,
  monthOpening,
  type PayeeBalances,
} from './months.ts'
import { readBalance, readBalances } from './owners.store.ts'
import { posting } from './posting.store.ts'

const readEach = async (owner: string, part?: string): Promise<PayeeBalances> => {
  const [payable, inTransit, overpaid] = await Promise.all([
    readBalance({ account: 'payable', owner, ...(part && { part }) }),
    readBalance({ account: 'inTransit', owner, ...(part && { part }) }),
    readBalance({ account: 'overpaid', owner, ...(part && { part }) }),
  ])
  return { payable, inTransit, overpaid }
}

/** All that says what is paid of a month of a partner. */
export const readMonth = async (partnerId: string, month: string): Promise<MonthRead> => {
  const [counted, own, together] = await Promise.all([
    getItem(earningsEntity.key({ sub: partnerId, month }), earningsEntity.item),
    readEach(partnerId, month),
    readEach(partnerId),
  ])
  return { partnerId, month, counted, own, together }
}

/** A month of a partner; null if nothing was recorded in it. */
export const findMonth = async (partnerId: string, month: string): Promise<LedgerMonth | null> => {
  const read = await readMonth(partnerId, month)
  return read.counted && ledgerMonth(read)
}

/** The months that are counted of a partner, and all that says what is paid of them; oldest first. */
export const readMonths = async (partnerId: string): Promise<(MonthRead & { counted: StoredMonth })[]> => {
  const [months, balanceOf] = await Promise.all([
    queryItems(earningsEntity.list({ sub: partnerId }), earningsEntity.item),
    readBalances('partner', partnerId),
  ])
  const owner = partnerId
  const each = (part?: string): PayeeBalances => ({
    payable: balanceOf({ account: 'payable', owner, ...(part && { part }) }),
    inTransit: balanceOf({ account: 'inTransit', owner, ...(part && { part }) }),
    overpaid: balanceOf({ account: 'overpaid', owner, ...(part && { part }) }),
  })
  const together = each()
  return months.map(counted => {
    const { month } = counted
    return { partnerId, month, counted, own: each(month), together }
  })
}

/** Every month in which a partner has worked, oldest first. */
export const findMonths = async (partnerId: string): Promise<LedgerMonth[]> =>
  (await readMonths(partnerId)).map(ledgerMonth)

/**
 * A change of what a partner is to be paid of a month, after what is posted `before` it; part of the transaction that makes
 * it.
 */
export const postingPayable = (
  read: MonthRead,
  { reads = [], ...posted }: Posting,
  ...before: readonly Posting[]
): Promise<TransactItem[]> =>
  posting(...monthOpening(read, posted), ...before, { ...posted, reads: [...accountsOf(read), ...reads] })

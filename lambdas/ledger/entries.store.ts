import { payoutEntity } from '#shared/bank/payout.entity.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { accounts } from '#shared/ledger/accounts.ts'
import { houseBalanceEntity, houseShards } from '#shared/ledger/house-balance.entity.ts'
import { ledgerBalanceEntity } from '#shared/ledger/ledger-balance.entity.ts'
import { type LedgerEntry, ledgerEntryEntity } from '#shared/ledger/ledger-entry.entity.ts'
import { selfBillEntity } from '#shared/self-bills/self-bill.entity.ts'
import { monthsBefore } from '../platform/commands/list-months.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Sum } from './fold.ts'
import type { Counted } from './verify-months.ts'

/** The month of the first entry there can be. */
const firstMonth = '2026-11'

const monthsUntil = (last: string): string[] => {
  const months = [last]
  while ((months.at(-1) ?? firstMonth) > firstMonth) months.push(monthsBefore(months.at(-1) ?? '', 1))
  return months
}

/** The entries of a month, or all until the present one. */
export const findEntries = async ({ now, month }: { now: string; month?: string | undefined }) => {
  const entries: LedgerEntry[] = []
  // The Swedish month may be the next one already.
  for (const one of month ? [month] : monthsUntil(monthsBefore(now.slice(0, 7), -1))) {
    const range = ledgerEntryEntity.indexList({ occurredOn: one })
    entries.push(...(await queryItems(range, ledgerEntryEntity.item)))
  }
  return entries
}

/** The stored balance of an owner's account, as debits and credits. */
export const findBalanceOf = ({ account, owner, name }: Sum & { owner: string }) =>
  getItem(
    ledgerBalanceEntity.key({ pool: accounts[account].of, sub: owner, account: name }),
    ledgerBalanceEntity.item,
  )

/** What the shards of the house say of each of its accounts, together. */
export const findHouse = async (): Promise<Map<string, { debits: number; credits: number }>> => {
  const shards = await Promise.all(
    Array.from({ length: houseShards }, (_, shard) =>
      queryItems(houseBalanceEntity.list({ shard }), houseBalanceEntity.item),
    ),
  )
  const sums = new Map<string, { debits: number; credits: number }>()
  for (const { account, debits, credits } of shards.flat()) {
    const before = sums.get(account) ?? { debits: 0, credits: 0 }
    sums.set(account, { debits: before.debits + debits, credits: before.credits + credits })
  }
  return sums
}

/** What is stored of a partner beside the ledger. */
export const findCounted = async (sub: string): Promise<Counted> => {
  const [months, bills, payouts] = await Promise.all([
    queryItems(earningsEntity.list({ sub }), earningsEntity.item),
    queryItems(selfBillEntity.list({ sub }), selfBillEntity.item),
    queryItems(payoutEntity.list({ sub }), payoutEntity.item),
  ])
  return { months, bills, payouts }
}

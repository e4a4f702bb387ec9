import { houseBalanceEntity, houseShards } from '#shared/ledger/house-balance.entity.ts'
import type { TransactItem } from '../table/table.ts'
import { update } from '../table/update.ts'
import type { Entry } from './entry.ts'

/** Entries of the same transaction take the same shard: DynamoDB refuses two writes of one item. */
const shardOf = ([first]: readonly Entry[]): number =>
  Number.parseInt(first?.id.slice(-2) ?? '0', 16) % houseShards

/** Adds what entries say about the house to its accounts. */
export const addingToHouse = (entries: readonly Entry[]): TransactItem[] => {
  const sums = new Map<string, { debits: number; credits: number }>()
  for (const { account, owner, ore } of entries.flatMap(({ legs }) => legs)) {
    if (owner !== null) continue
    const { debits, credits } = sums.get(account) ?? { debits: 0, credits: 0 }
    sums.set(account, { debits: debits + Math.max(ore, 0), credits: credits + Math.max(-ore, 0) })
  }
  const shard = shardOf(entries)
  return [...sums].map(([account, added]) =>
    update(houseBalanceEntity.key({ shard, account })).set({ account }).add(added),
  )
}

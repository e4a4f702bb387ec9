import { type AccountName, accounts } from '#shared/ledger/accounts.ts'
import type { LedgerEntry } from '#shared/ledger/ledger-entry.entity.ts'
import { accountKey, type Leg } from '#shared/ledger/leg.ts'

export type Sum = {
  account: AccountName
  owner: string | null
  name: string
  debits: number
  credits: number
}

const nameOf = (leg: Leg): string => `${leg.owner ?? 'house'} ${accountKey(leg)}`

/** What entries have posted on each account. */
export const sumsOf = (entries: readonly LedgerEntry[]): Map<string, Sum> => {
  const sums = new Map<string, Sum>()
  for (const leg of entries.flatMap(({ legs }) => legs)) {
    const name = nameOf(leg)
    const { debits, credits } = sums.get(name) ?? { debits: 0, credits: 0 }
    sums.set(name, {
      ...{ account: leg.account, owner: leg.owner, name: accountKey(leg) },
      debits: debits + Math.max(leg.ore, 0),
      credits: credits + Math.max(-leg.ore, 0),
    })
  }
  return sums
}

const none = { debits: 0, credits: 0 }

/** The trial balance: a line for each account, of all its owners together; their balances sum to 0. */
export const trialBalance = (entries: readonly LedgerEntry[]) => {
  const sums = [...sumsOf(entries).values()]
  return (Object.keys(accounts) as AccountName[]).map(account => {
    const { debits, credits } = sums
      .filter(sum => sum.account === account)
      .reduce(
        (total, sum) => ({ debits: total.debits + sum.debits, credits: total.credits + sum.credits }),
        none,
      )
    return { account, debits, credits, balance: debits - credits, what: accounts[account].what }
  })
}

/** What an entry is about: a month is one partner's. */
const causesOf = ({ cause, about, legs }: LedgerEntry): string[] => {
  const { month, ...ids } = about
  const partner = legs.find(({ account }) => account === 'payable')?.owner
  return [cause, ...Object.values(ids), ...(month && partner ? [`${partner} ${month}`] : [])]
}

/** An entry with those that are about the same, and those that are about the same as these, oldest first. */
export const related = (start: LedgerEntry, entries: readonly LedgerEntry[]): LedgerEntry[] => {
  const known = new Set(causesOf(start))
  const found = new Set([start.id])
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const entry of entries) {
      if (!found.has(entry.id) && !causesOf(entry).some(cause => known.has(cause))) continue
      found.add(entry.id)
      for (const cause of causesOf(entry)) known.add(cause)
    }
  }
  return entries
    .filter(({ id }) => found.has(id))
    .toSorted((one, other) => one.recordedAt.localeCompare(other.recordedAt))
}

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

/** What entries have posted on an account, newest first; of one owner, or of all. */
export const linesOn = (
  entries: readonly LedgerEntry[],
  { account, owner }: { account: AccountName; owner?: string | undefined },
) =>
  entries
    .toSorted((one, other) => other.recordedAt.localeCompare(one.recordedAt))
    .flatMap(({ id, occurredOn, kind, cause, legs }) =>
      legs
        .filter(leg => leg.account === account && (owner === undefined || leg.owner === owner))
        .map(({ owner: of, part, ore }) => ({
          ...{ id, occurredOn, kind, owner: of, part: part ?? null, cause },
          ...{ debitOre: Math.max(ore, 0), creditOre: Math.max(-ore, 0) },
        })),
    )

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
    return {
      ...{ account, debitOre: debits, creditOre: credits, balanceOre: debits - credits },
      what: accounts[account].what,
    }
  })
}

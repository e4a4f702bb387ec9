import { accounts, onOwnSide } from '#shared/ledger/accounts.ts'
import { type LedgerBalance, ledgerBalanceEntity } from '#shared/ledger/ledger-balance.entity.ts'
import { ledgerLegEntity } from '#shared/ledger/ledger-leg.entity.ts'
import { accountKey, type Leg } from '#shared/ledger/leg.ts'
import { absent, moreThan } from '../table/condition.ts'
import { getItem } from '../table/get-item.ts'
import { queryItems } from '../table/query-items.ts'
import { accountingTtl } from '../table/retention.ts'
import type { TransactItem } from '../table/table.ts'
import { update } from '../table/update.ts'
import { checkItem, putNew } from '../table/write-items.ts'
import type { Account, Entry, Posting, ReadBalance } from './entry.ts'

const isOwned = (one: Leg): one is Leg & { owner: string } => one.owner !== null

const partsOf = ({ account, owner, part }: Account) => ({
  pool: accounts[account].of,
  sub: owner,
  account: accountKey({ account, part }),
})

const nameOf = (account: Account): string => JSON.stringify(partsOf(account))

/** The balance of an account, for postings that are computed from it. */
export const readBalance = async ({ account, owner, part }: Account): Promise<ReadBalance> => {
  const key = ledgerBalanceEntity.key(partsOf({ account, owner, part }))
  return { account, owner, part, read: await getItem(key, ledgerBalanceEntity.item) }
}

/** The balances of all accounts of an owner. */
export const readBalances = async (pool: 'business' | 'partner', sub: string) => {
  const stored = await queryItems(ledgerBalanceEntity.list({ pool, sub }), ledgerBalanceEntity.item)
  const known = new Map(stored.map(one => [one.account, one]))
  return (account: Account): ReadBalance => ({ ...account, read: known.get(accountKey(account)) ?? null })
}

/** Refuses a transaction that posts nothing on an account if another has since it was read. */
export const unchangedSince = ({ read, ...account }: ReadBalance): TransactItem =>
  checkItem(ledgerBalanceEntity.key(partsOf(account)), read ? { seq: read.seq } : { PK: absent })

type Standing = Omit<LedgerBalance, 'account'>
type Change = ReadBalance & { now: Standing; decidedOn: number | undefined }

const nothing: Standing = { balance: 0, debits: 0, credits: 0, seq: 0 }

const added = ({ balance, debits, credits, seq }: Standing, { account, ore }: Leg): Standing => ({
  balance: balance + onOwnSide(account, ore),
  debits: debits + Math.max(ore, 0),
  credits: credits + Math.max(-ore, 0),
  seq: seq + 1,
})

/** Over the line that was read last. Refused if it were to leave less than nothing. */
const settingBalance = ({ read, decidedOn, now, ...account }: Change): TransactItem => {
  const parts = partsOf(account)
  const setting = update(ledgerBalanceEntity.key(parts)).set({ account: parts.account, ...now })
  const taken = (read?.balance ?? 0) - now.balance
  const enough = taken > 0 ? { balance: moreThan(taken - 1) } : {}
  if (!read) return setting.expect({ PK: absent }).expect(enough)
  const decided = decidedOn === undefined ? {} : { balance: decidedOn }
  return setting.expect({ seq: read.seq }).expect(decided).expect(enough)
}

const puttingLeg = (
  parts: ReturnType<typeof partsOf>,
  { ore, balance, seq }: { ore: number; balance: number; seq: number },
  { id: entryId, kind, occurredOn, recordedAt: createdAt }: Entry,
): TransactItem =>
  putNew({
    ...ledgerLegEntity.key({ ...parts, seq }),
    ...{ account: parts.account, seq, ore, balance, kind, entryId, occurredOn, createdAt },
    ttl: accountingTtl(Date.parse(createdAt)),
  })

/** The owners' accounts that some postings are about, as they are read, or were when their amounts were computed. */
export const ownersOf = async (postings: readonly Posting[]) => {
  const reads = new Map(postings.flatMap(({ reads: known = [] }) => known).map(one => [nameOf(one), one]))
  const named = postings.flatMap(({ legs, ifNew }) => [...legs.filter(isOwned), ...(ifNew ? [ifNew] : [])])
  const unread = new Map(named.filter(one => !reads.has(nameOf(one))).map(one => [nameOf(one), one]))
  const found = await Promise.all([...unread.values()].map(readBalance))
  for (const one of found) reads.set(nameOf(one), one)
  const decided = new Map(
    postings.flatMap(({ decidedOn }) => (decidedOn ? [[nameOf(decidedOn), decidedOn.balance] as const] : [])),
  )
  const changes = new Map<string, Change>()
  const changeOf = (account: Account): Change => {
    const name = nameOf(account)
    const read = reads.get(name) as ReadBalance
    const decidedOn = decided.get(name)
    const change = changes.get(name) ?? { ...read, now: read.read ?? nothing, decidedOn }
    changes.set(name, change)
    return change
  }
  return {
    isNew: (account: Account): boolean => reads.get(nameOf(account))?.read === null,
    /** Adds the lines of an entry, which are numbered behind those before them. */
    add: (entry: Entry): TransactItem[] =>
      entry.legs.filter(isOwned).map(one => {
        const change = changeOf(one)
        change.now = added(change.now, one)
        return puttingLeg(partsOf(one), { ...change.now, ore: one.ore }, entry)
      }),
    balances: (): TransactItem[] => [...changes.values()].map(settingBalance),
    /** The number of the last line of an account, with what was added. */
    seqOf: (account: Account): number => changeOf(account).now.seq,
  }
}

export type Owners = Awaited<ReturnType<typeof ownersOf>>

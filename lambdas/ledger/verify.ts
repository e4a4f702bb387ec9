import { earningsOre } from '#shared/earnings/earnings.ts'
import type { LedgerEntry } from '#shared/ledger/ledger-entry.entity.ts'
import type { Lot } from '#shared/ledger/lot.entity.ts'
import { taxedBetween } from '#shared/ledger/taxed-use.ts'
import { type Sum, sumsOf } from './fold.ts'

type Month = {
  creditsEarned: number
  paidOutOre: number
  inTransitOre?: number | undefined
  vatOre?: number | undefined
}

type Sides = { debits: number; credits: number }

/** What the check needs of the store. */
export type Books = {
  findBalanceOf: (sum: Sum & { owner: string }) => Promise<Sides | null>
  findHouse: () => Promise<ReadonlyMap<string, Sides>>
  /** Those whose money is not paid back, the oldest first. */
  findLots: (businessId: string) => Promise<readonly Lot[]>
  findMonths: (partnerId: string) => Promise<readonly Month[]>
}

export type Fault = { account: string; stored: number; expected: number; what: string }

const fault = (account: string, stored: number, expected: number, what: string): Fault[] =>
  stored === expected ? [] : [{ account, stored, expected, what }]

const netOf = ({ debits, credits }: Sides): number => debits - credits

const nothing: Sides = { debits: 0, credits: 0 }

/** What the months of a partner say that its account should; null if they say nothing of it. */
const countedOf = async ({ account, owner }: Sum & { owner: string }, books: Books) => {
  if (account !== 'payable') return null
  const months = await books.findMonths(owner)
  return -months.reduce(
    (sum, { creditsEarned, paidOutOre, inTransitOre = 0, vatOre = 0 }) =>
      sum + earningsOre(creditsEarned) + vatOre - paidOutOre - inTransitOre,
    0,
  )
}

const ownedFaults = async (
  sum: Sum & { owner: string },
  sums: ReadonlyMap<string, Sum>,
  books: Books,
): Promise<Fault[]> => {
  const name = `${sum.owner} ${sum.name}`
  const [stored, counted] = await Promise.all([books.findBalanceOf(sum), countedOf(sum, books)])
  const overpaid = sum.account === 'payable' ? netOf(sums.get(`${sum.owner} overpaid`) ?? nothing) : 0
  return [
    ...fault(name, netOf(stored ?? nothing), netOf(sum), 'the balance is not the sum of its entries'),
    ...(counted === null
      ? []
      : fault(name, counted, netOf(sum) + overpaid, 'what is counted beside it is something else')),
  ]
}

const held = ['available', 'reserved', 'used']

/** Whether each business holds the credits that it was sold, and whether the deferred VAT is that of its unused credits. */
const lotFaults = async (sums: ReadonlyMap<string, Sum>, books: Books): Promise<Fault[]> => {
  const all = [...sums.values()]
  const ofBusinesses = Map.groupBy(
    all.filter(({ account }) => held.includes(account)),
    ({ owner }) => owner ?? '',
  )
  const faults: Fault[] = []
  let deferred = 0
  for (const [owner, own] of ofBusinesses) {
    const lots = await books.findLots(owner)
    const sold = lots.reduce((sum, { valueOre }) => sum + valueOre, 0)
    const used = own.find(({ account }) => account === 'used') ?? nothing
    deferred += taxedBetween(lots, -netOf(used), sold).vatOre
    const holds = own.reduce((sum, one) => sum + netOf(one), 0)
    faults.push(...fault(`${owner} lots`, -sold, holds, 'other credits were sold than there are'))
  }
  const stored = netOf(sums.get('house vatDeferred') ?? nothing)
  return [...faults, ...fault('vatDeferred', -deferred, stored, 'it is not the VAT of the unused credits')]
}

/** All that does not agree with the entries; amounts are in öre, debits above zero. */
export const faultsIn = async (entries: readonly LedgerEntry[], books: Books): Promise<Fault[]> => {
  const sums = sumsOf(entries)
  const house = await books.findHouse()
  const faults: Fault[] = []
  for (const { id, legs } of entries)
    faults.push(
      ...fault(
        id,
        legs.reduce((sum, { ore }) => sum + ore, 0),
        0,
        'the entry does not sum to 0',
      ),
    )
  for (const sum of sums.values()) {
    const { owner, name } = sum
    if (owner !== null) faults.push(...(await ownedFaults({ ...sum, owner }, sums, books)))
    else
      faults.push(
        ...fault(name, netOf(house.get(name) ?? nothing), netOf(sum), 'the shards sum to something else'),
      )
  }
  return [...faults, ...(await lotFaults(sums, books))]
}

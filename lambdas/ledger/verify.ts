import { creditValueOre } from '#shared/credits/prices.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import type { LedgerEntry } from '#shared/ledger/ledger-entry.entity.ts'
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
  findCounted: (businessId: string) => Promise<number | null>
  findMonths: (partnerId: string) => Promise<readonly Month[]>
}

export type Fault = { account: string; stored: number; expected: number; what: string }

const fault = (account: string, stored: number, expected: number, what: string): Fault[] =>
  stored === expected ? [] : [{ account, stored, expected, what }]

const netOf = ({ debits, credits }: Sides): number => debits - credits

const nothing: Sides = { debits: 0, credits: 0 }

/** What is counted beside the ledger of an owner, as what its account should say; null if nothing is. */
const countedOf = async ({ account, owner }: Sum & { owner: string }, books: Books) => {
  if (account === 'available') {
    const credits = await books.findCounted(owner)
    return credits === null ? null : -credits * creditValueOre
  }
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
  return faults
}

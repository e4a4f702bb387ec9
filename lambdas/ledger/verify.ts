import type { LedgerEntry } from '#shared/ledger/ledger-entry.entity.ts'
import type { Lot } from '#shared/ledger/lot.entity.ts'
import { taxedBetween } from '#shared/ledger/taxed-use.ts'
import { type Fault, fault } from './fault.ts'
import { type Sum, sumsOf } from './fold.ts'
import { type Counted, monthFaults } from './verify-months.ts'

type Sides = { debits: number; credits: number }

/** What the check needs of the store. */
export type Books = {
  findBalanceOf: (sum: Sum & { owner: string }) => Promise<Sides | null>
  findHouse: () => Promise<ReadonlyMap<string, Sides>>
  /** Those whose money is not paid back, the oldest first. */
  findLots: (businessId: string) => Promise<readonly Lot[]>
  findCounted: (partnerId: string) => Promise<Counted>
}

const netOf = ({ debits, credits }: Sides): number => debits - credits

const nothing: Sides = { debits: 0, credits: 0 }

const ownedFaults = async (sum: Sum & { owner: string }, books: Books): Promise<Fault[]> => {
  const stored = await books.findBalanceOf(sum)
  const name = `${sum.owner} ${sum.name}`
  return fault(name, netOf(stored ?? nothing), netOf(sum), 'the balance is not the sum of its entries')
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
    if (owner !== null) faults.push(...(await ownedFaults({ ...sum, owner }, books)))
    else
      faults.push(
        ...fault(name, netOf(house.get(name) ?? nothing), netOf(sum), 'the shards sum to something else'),
      )
  }
  return [...faults, ...(await lotFaults(sums, books)), ...(await monthFaults(entries, books.findCounted))]
}

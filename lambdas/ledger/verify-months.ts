import type { Payout } from '#shared/bank/payout.entity.ts'
import type { StoredMonth } from '#shared/earnings/earnings.entity.ts'
import type { AccountName } from '#shared/ledger/accounts.ts'
import type { LedgerEntry } from '#shared/ledger/ledger-entry.entity.ts'
import type { Leg } from '#shared/ledger/leg.ts'
import type { StoredSelfBill } from '#shared/self-bills/self-bill.entity.ts'
import { payeeAccounts, worthOf } from '../platform/ledger/months.ts'
import { type Fault, fault } from './fault.ts'

/** What is stored of a partner outside the ledger: the count of the work, the self-bills and the payouts. */
export type Counted = {
  months: readonly StoredMonth[]
  bills: readonly StoredSelfBill[]
  payouts: readonly Payout[]
}

/** What the entries say of a month, or of all months together before each had accounts of its own. */
type Posted = {
  /** In credit, by account. */
  held: Map<AccountName, number>
  /** What reached the partner. */
  paidOre: number
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, ore) => sum + ore, 0)

const isPayee = ({ account }: Leg): boolean => (payeeAccounts as readonly AccountName[]).includes(account)

const isOpen = ({ held }: Posted): boolean => held.size > 0

const heldIn = ({ held }: Posted): number => sumOf([...held.values()])

/** What an entry says was paid: by the bank or, of a month that was recorded whole, before. */
const paidBy = ({ kind, legs }: LedgerEntry): number => {
  const from = kind === 'recorded' ? legs.filter(({ account, ore }) => account === 'world' && ore < 0) : []
  return -sumOf([...from, ...legs.filter(({ account }) => account === 'bank')].map(({ ore }) => ore))
}

const nothing = (): Posted => ({ held: new Map(), paidOre: 0 })

/** The entries of each partner, by month; under no name what was posted before months had accounts. */
const postedOf = (entries: readonly LedgerEntry[]): Map<string, Map<string, Posted>> => {
  const partners = new Map<string, Map<string, Posted>>()
  for (const entry of entries) {
    const legs = entry.legs.filter(isPayee)
    for (const [part, own] of Map.groupBy(legs, leg => leg.part ?? '')) {
      const owner = own[0]?.owner ?? ''
      const months = partners.get(owner) ?? new Map<string, Posted>()
      const { held, paidOre } = months.get(part) ?? nothing()
      for (const { account, ore } of own) held.set(account, (held.get(account) ?? 0) - ore)
      partners.set(owner, months.set(part, { held, paidOre: paidOre + paidBy(entry) }))
    }
  }
  return partners
}

/** The VAT of the papers of a month that are issued. */
const billedVat = (bills: readonly StoredSelfBill[], month: string): number =>
  sumOf(
    bills
      .filter(bill => bill.month === month && bill.name !== null)
      .map(({ kind, vatOre }) => (kind === 'bill' ? vatOre : -vatOre)),
  )

const payoutsOf = (payouts: readonly Payout[], month: string, state: Payout['state']): number =>
  sumOf(payouts.filter(one => one.month === month && one.state === state).map(({ ore }) => ore))

/** What is wrong with a month: its work, its papers, and what is in pay files, against what was posted of it. */
const faultsOfMonth = (
  name: string,
  counted: StoredMonth,
  posted: Posted,
  { bills, payouts }: Counted,
): Fault[] => {
  const { month, vatOre = 0, paidOutOre = 0, inTransitOre = 0 } = counted
  const inFiles = payoutsOf(payouts, month, 'in file')
  const inTransit = isOpen(posted) ? (posted.held.get('inTransit') ?? 0) : inTransitOre
  const explained = heldIn(posted) + posted.paidOre + paidOutOre
  return [
    ...fault(name, vatOre, billedVat(bills, month), 'the VAT is not that of its self-bills'),
    ...fault(name, inTransit, inFiles, 'other payouts are in pay files than in transit'),
    ...(isOpen(posted)
      ? fault(name, worthOf(counted), explained, 'what was earned is neither owed nor paid')
      : []),
  ]
}

/** What the bank paid of pay files, against the payouts that say so. */
const bankFaults = (partnerId: string, entries: readonly LedgerEntry[], { payouts }: Counted): Fault[] => {
  const paid = sumOf(payouts.filter(({ state }) => state === 'paid').map(({ ore }) => ore))
  const ids = new Set(payouts.map(({ id }) => id))
  const own = entries.filter(({ about }) => about.payoutId !== undefined && ids.has(about.payoutId))
  return fault(`${partnerId} payouts`, paid, sumOf(own.map(paidBy)), 'the bank has paid something else')
}

/** What all months have together, against those that have no accounts of their own yet. */
const togetherFaults = (
  partnerId: string,
  posted: ReadonlyMap<string, Posted>,
  { months }: Counted,
): Fault[] => {
  const together = posted.get('')
  if (!together) return []
  const unopened = months.filter(({ month }) => !isOpen(posted.get(month) ?? nothing()))
  const counted = sumOf(unopened.map(one => worthOf(one) - (one.paidOutOre ?? 0)))
  return fault(
    `${partnerId} payable`,
    counted,
    heldIn(together),
    'the months without accounts of their own add up to something else',
  )
}

/** All that does not agree between the months of partners, their papers and payouts, and the ledger. */
export const monthFaults = async (
  entries: readonly LedgerEntry[],
  findCounted: (partnerId: string) => Promise<Counted>,
): Promise<Fault[]> => {
  const faults: Fault[] = []
  // One after another: all at once would be as many reads as there are partners.
  for (const [partnerId, posted] of postedOf(entries)) {
    const counted = await findCounted(partnerId)
    const stored = new Map(counted.months.map(one => [one.month, one]))
    for (const month of new Set([...stored.keys(), ...posted.keys()])) {
      if (month === '') continue
      const of = stored.get(month) ?? { month, totalHours: 0 }
      faults.push(...faultsOfMonth(`${partnerId} ${month}`, of, posted.get(month) ?? nothing(), counted))
    }
    faults.push(...bankFaults(partnerId, entries, counted), ...togetherFaults(partnerId, posted, counted))
  }
  return faults
}

import type { AccountName } from '#shared/ledger/accounts.ts'
import type { LedgerEntry } from '#shared/ledger/ledger-entry.entity.ts'

/** What is reported of a seller and a quarter, as far as the ledger knows it; amounts in öre. */
export type Dac7Row = {
  partnerId: string
  quarter: string
  /** What reached the partner; what came back is taken off in the quarter in which it did. */
  paidOre: number
  /** How many approvals of work there were. */
  activities: number
  /** What we kept of what businesses paid for that work. */
  feesOre: number
}

const quarterOf = (day: string): string => `${day.slice(0, 4)} Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

const ofPartner: readonly AccountName[] = ['payable', 'inTransit', 'overpaid']

const sumOn = ({ legs }: LedgerEntry, account: AccountName): number =>
  legs.filter(leg => leg.account === account).reduce((sum, { ore }) => sum - ore, 0)

/** What an entry adds to the row of its partner and quarter; corrections take away. */
const addedBy = (entry: LedgerEntry): Pick<Dac7Row, 'paidOre' | 'activities' | 'feesOre'> => {
  const isWork = entry.kind === 'approved'
  const isPaidInCredits = entry.legs.some(({ account }) => account === 'used')
  return {
    paidOre: sumOn(entry, 'bank'),
    activities: isWork && sumOn(entry, 'payable') > 0 ? 1 : 0,
    feesOre: isWork && isPaidInCredits ? sumOn(entry, 'fee') : 0,
  }
}

/** The rows of a year, by partner and quarter. */
export const dac7Of = (entries: readonly LedgerEntry[], year: string): Dac7Row[] => {
  const rows = new Map<string, Dac7Row>()
  for (const entry of entries.filter(({ occurredOn }) => occurredOn.startsWith(`${year}-`))) {
    const partnerId = entry.legs.find(({ account }) => ofPartner.includes(account))?.owner
    const { paidOre, activities, feesOre } = addedBy(entry)
    if (!partnerId || (paidOre === 0 && activities === 0 && feesOre === 0)) continue
    const quarter = quarterOf(entry.occurredOn)
    const key = `${partnerId} ${quarter}`
    const before = rows.get(key) ?? { partnerId, quarter, paidOre: 0, activities: 0, feesOre: 0 }
    rows.set(key, {
      ...{ partnerId, quarter, paidOre: before.paidOre + paidOre },
      ...{ activities: before.activities + activities, feesOre: before.feesOre + feesOre },
    })
  }
  return [...rows].sort(([one], [other]) => one.localeCompare(other)).map(([, row]) => row)
}

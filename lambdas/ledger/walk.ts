import type { LedgerEntry } from '#shared/ledger/ledger-entry.entity.ts'
import type { Leg } from '#shared/ledger/leg.ts'

/** A part of all that a business ever held, or ever used, in öre: from the first that it bought. */
type Range = { entry: LedgerEntry; owner: string; from: number; to: number }

const held: readonly string[] = ['available', 'reserved', 'used']

/** What an entry adds for each business to what these accounts hold. */
const addedBy = ({ legs }: LedgerEntry, isWanted: (leg: Leg) => boolean): Map<string, number> => {
  const added = new Map<string, number>()
  for (const leg of legs.filter(isWanted))
    if (leg.owner) added.set(leg.owner, (added.get(leg.owner) ?? 0) - leg.ore)
  return added
}

/** The lots of all businesses, each behind those before it; what was paid back for is none. */
const lotsOf = (entries: readonly LedgerEntry[]): Range[] => {
  const isHeld = ({ account }: Leg): boolean => held.includes(account)
  const changes = entries.flatMap(entry =>
    [...addedBy(entry, isHeld)].map(([owner, ore]) => ({ entry, owner, ore })),
  )
  const isBack = (entry: LedgerEntry): boolean =>
    changes.some(({ entry: other, ore }) => ore < 0 && other.cause === entry.cause)
  const ends = new Map<string, number>()
  return changes
    .filter(({ entry, ore }) => ore > 0 && !isBack(entry))
    .map(({ entry, owner, ore }) => {
      const from = ends.get(owner) ?? 0
      ends.set(owner, from + ore)
      return { entry, owner, from, to: from + ore }
    })
}

/** What was used, the oldest lot first; what was given back is what was used last. */
const usesOf = (entries: readonly LedgerEntry[]): Range[] => {
  const ends = new Map<string, number>()
  return entries.flatMap(entry =>
    [...addedBy(entry, ({ account }) => account === 'used')].map(([owner, ore]) => {
      const before = ends.get(owner) ?? 0
      ends.set(owner, before + ore)
      return { entry, owner, from: Math.min(before, before + ore), to: Math.max(before, before + ore) }
    }),
  )
}

const meet = (one: Range, other: Range): boolean =>
  one.owner === other.owner && one.from < other.to && other.from < one.to

const isWork = ({ about }: LedgerEntry): boolean => about.assignmentId !== undefined

/** What a partner is paid for: work, or what was there of a month before. */
const isEarned = (entry: LedgerEntry): boolean =>
  isWork(entry) || entry.kind === 'opening' || entry.kind === 'recorded'

/** The month of a partner that an entry belongs to; null if it belongs to none. */
const monthOf = ({ about, legs }: LedgerEntry): string | null => {
  const partner = legs.find(({ account }) => account === 'payable' || account === 'inTransit')?.owner
  return about.month && partner ? `${partner} ${about.month}` : null
}

/** The ids by which entries are about the same thing: an order, a payout, an assignment. */
const idsOf = ({ cause, about }: LedgerEntry): string[] => {
  const { month: _month, ...ids } = about
  return [cause, ...Object.values(ids)]
}

type Step = (entry: LedgerEntry) => readonly LedgerEntry[]

const reachedFrom = (start: readonly LedgerEntry[], step: Step): Set<LedgerEntry> => {
  const found = new Set(start)
  // A set goes on to what is added to it meanwhile.
  for (const entry of found) for (const next of step(entry)) found.add(next)
  return found
}

/**
 * The way of the money of an entry, oldest first: from the order to the lot, what was used of it, the months that were
 * earned and their payouts; and back from each of them. An entry in the middle is followed both ways, and none of them
 * turns round: two orders that paid for the same work are not the same money.
 */
export const related = (start: LedgerEntry, all: readonly LedgerEntry[]): LedgerEntry[] => {
  const entries = all.toSorted((one, other) => one.recordedAt.localeCompare(other.recordedAt))
  const [lots, uses] = [lotsOf(entries), usesOf(entries)]
  const across = (from: readonly Range[], to: readonly Range[], entry: LedgerEntry): LedgerEntry[] => {
    const own = from.filter(range => range.entry === entry)
    return to.filter(range => own.some(one => meet(one, range))).map(range => range.entry)
  }
  const ofMonth = (entry: LedgerEntry, isWanted: (other: LedgerEntry) => boolean): LedgerEntry[] => {
    const month = monthOf(entry)
    return month ? entries.filter(other => isWanted(other) && monthOf(other) === month) : []
  }
  const alike = (entry: LedgerEntry): LedgerEntry[] => {
    const ids = new Set(idsOf(entry))
    return entries.filter(other => idsOf(other).some(id => ids.has(id)))
  }
  /** Besides what it leads to, an order or a payout is all entries about it; of work, each approval is money of its own. */
  const further = (entry: LedgerEntry): LedgerEntry[] => (isWork(entry) ? [] : alike(entry))
  const down: Step = entry => [
    ...further(entry),
    ...across(lots, uses, entry),
    ...(isEarned(entry) ? ofMonth(entry, other => !isEarned(other)) : []),
  ]
  const up: Step = entry => [
    ...further(entry),
    ...across(uses, lots, entry),
    ...(isEarned(entry) ? [] : ofMonth(entry, isEarned)),
  ]
  const own = reachedFrom([start], alike)
  const found = new Set([...reachedFrom([...own], down), ...reachedFrom([...own], up)])
  return entries.filter(entry => found.has(entry))
}

import { type BasNumber, bookedOn, boughtOn, soldOn, voucherTexts } from '#shared/ledger/bas.ts'
import type { LedgerEntry } from '#shared/ledger/ledger-entry.entity.ts'

/** An entry as it is booked: öre by account of BAS, debits above zero. */
export type Voucher = { number: number; day: string; text: string; lines: ReadonlyMap<BasNumber, number> }

/** What a partner earns with an approval is bought, and sold for as much more than the fee. */
const grossOf = ({ kind, legs }: LedgerEntry): readonly (readonly [BasNumber, number])[] => {
  if (kind !== 'approved') return []
  return legs
    .filter(({ account }) => account === 'payable' || account === 'overpaid')
    .flatMap(({ ore }) => [[soldOn, ore] as const, [boughtOn, -ore] as const])
}

const linesOf = (entry: LedgerEntry): Map<BasNumber, number> => {
  const booked = entry.legs.flatMap(({ account, ore }) => {
    const number = bookedOn[account]
    return number === null ? [] : [[number, ore] as const]
  })
  const lines = new Map<BasNumber, number>()
  for (const [number, ore] of [...booked, ...grossOf(entry)])
    lines.set(number, (lines.get(number) ?? 0) + ore)
  return new Map([...lines].filter(([, ore]) => ore !== 0).sort(([one], [other]) => one - other))
}

const inOrder = (one: LedgerEntry, other: LedgerEntry): number =>
  one.occurredOn.slice(0, 7).localeCompare(other.occurredOn.slice(0, 7)) ||
  one.recordedAt.localeCompare(other.recordedAt) ||
  one.id.localeCompare(other.id)

/**
 * The vouchers of a year's entries, numbered from 1 in the order in which they were recorded within their months. An
 * entry that moves nothing in the books, such as a reservation, is none. Throws if one does not sum to 0.
 */
export const vouchersOf = (entries: readonly LedgerEntry[]): Voucher[] =>
  entries
    .toSorted(inOrder)
    .map(entry => ({ entry, lines: linesOf(entry) }))
    .filter(({ lines }) => lines.size > 0)
    .map(({ entry, lines }, place) => {
      const sum = [...lines.values()].reduce((total, ore) => total + ore, 0)
      if (sum !== 0) throw new Error(`The voucher of ${entry.id} sums to ${sum} öre.`)
      const text = `${voucherTexts[entry.kind]} ${entry.id}`
      return { number: place + 1, day: entry.occurredOn, text, lines }
    })

/** What vouchers sum to on each account, in öre. */
export const sumsByAccount = (vouchers: readonly Voucher[]): Map<BasNumber, number> => {
  const sums = new Map<BasNumber, number>()
  for (const { lines } of vouchers)
    for (const [number, ore] of lines) sums.set(number, (sums.get(number) ?? 0) + ore)
  return sums
}

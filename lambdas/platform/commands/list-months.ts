import { defaultPageSize } from '#shared/contract/page.ts'
import { Failure } from '../failure.ts'
import type { PageRequest } from '../table/pages.ts'
import { listItems, type Page, type Shows, type ToRow } from './list-items.ts'
import { Refusal } from './refusal.ts'

export type Months = { month?: string | undefined; from?: string | undefined; to?: string | undefined }

/** How many months one page reads at most, so that an empty list returns in time. */
const maxMonthsRead = 24
/** Longer than accounting records are kept. */
const maxMonthsBack = 120

/** The month that is this many months before another. */
export const monthsBefore = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7)
}

const rangeOf = ({ month, from, to }: Months, now: string): { from: string; to: string } => {
  if (month && (from || to)) throw new Refusal('Give a month, or from and to, but not both.')
  const last = month ?? to ?? now.slice(0, 7)
  const first = month ?? from ?? monthsBefore(last, maxMonthsBack)
  if (first > last) throw new Refusal('from is later than to.')
  return { from: first, to: last }
}

/** Where a list continues: the month, and the cursor within it. */
const parseCursor = (cursor: string): { month: string; within: string | undefined } => {
  const [, month, within] = /^(\d{4}-\d{2})~(.*)$/.exec(cursor) ?? []
  if (month === undefined) throw new Failure('invalid_fields', { fields: { cursor: 'invalid' } })
  return { month, within: within || undefined }
}

/**
 * One page of an index that has a partition for each month, newest first over all requested months. A page may be
 * short although there is a `next`. Throws a refusal for a range that ends before it begins, and `invalid_fields` for a
 * malformed cursor.
 */
export const listMonths = async (
  partitionOf: (month: string) => string,
  { month, from, to, cursor, limit = defaultPageSize }: Months & PageRequest,
  { now, toRow, shows }: { now: string; toRow?: ToRow | undefined; shows?: Shows },
): Promise<Page> => {
  const range = rangeOf({ month, from, to }, now)
  const start = cursor ? parseCursor(cursor) : { month: range.to, within: undefined }
  const items: Page['items'][number][] = []
  let { month: current, within } = start
  for (let read = 0; read < maxMonthsRead && current >= range.from; read += 1) {
    const asked = { cursor: within, limit: limit - items.length }
    const page = await listItems(partitionOf(current), asked, toRow, shows)
    items.push(...page.items)
    if (page.next) return { items, next: `${current}~${page.next}` }
    current = monthsBefore(current, 1)
    within = undefined
    if (items.length >= limit) break
  }
  return { items, next: current >= range.from ? `${current}~` : null }
}

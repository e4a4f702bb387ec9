import { usualPage } from '#shared/contract/page.ts'
import type { Answer } from '#shared/operator/command.ts'
import { Failure } from '../platform/failure.ts'
import type { Asked } from '../platform/table/pages.ts'
import { listAt } from './lists.store.ts'
import { Refusal } from './run.ts'

export type Months = { month?: string | undefined; from?: string | undefined; to?: string | undefined }

type Listed = Extract<Answer, { items: unknown }>
type Show = Parameters<typeof listAt>[2]

/** Months that one page looks into, so that an empty list is answered in time. */
const mostMonths = 24
/** Longer than the books are kept. */
const oldestMonths = 120

const monthsBefore = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7)
}

const rangeOf = ({ month, from, to }: Months, now: string): { from: string; to: string } => {
  if (month && (from || to)) throw new Refusal('A month, or from and to: not both.')
  const last = month ?? to ?? now.slice(0, 7)
  const first = month ?? from ?? monthsBefore(last, oldestMonths)
  if (first > last) throw new Refusal('from is later than to.')
  return { from: first, to: last }
}

/** Where a list goes on: the month, and the cursor within it. */
const placeOf = (cursor: string): { month: string; within: string | undefined } => {
  const [, month, within] = /^(\d{4}-\d{2})~(.*)$/.exec(cursor) ?? []
  if (month === undefined) throw new Failure('invalid_fields', { fields: { cursor: 'invalid' } })
  return { month, within: within || undefined }
}

/**
 * What stands in the index a month to a partition, newest first over all months that are asked for, a page of it; such
 * a page may be short although `next` leads on.
 */
export const listOverMonths = async (
  partitionOf: (month: string) => string,
  { month, from, to, cursor, limit = usualPage }: Months & Asked,
  { now, show }: { now: string; show?: Show },
): Promise<Listed> => {
  const range = rangeOf({ month, from, to }, now)
  const start = cursor ? placeOf(cursor) : { month: range.to, within: undefined }
  const items: Listed['items'][number][] = []
  let { month: present, within } = start
  for (let looked = 0; looked < mostMonths && present >= range.from; looked += 1) {
    const page = await listAt(partitionOf(present), { cursor: within, limit: limit - items.length }, show)
    items.push(...page.items)
    if (page.next) return { items, next: `${present}~${page.next}` }
    present = monthsBefore(present, 1)
    within = undefined
    if (items.length >= limit) break
  }
  return { items, next: present >= range.from ? `${present}~` : null }
}
